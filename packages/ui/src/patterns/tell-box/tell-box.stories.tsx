import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CameraIcon } from '../../components/icon/icons.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { TellBox } from './index.ts';

const meta = {
  title: 'Patterns/TellBox',
  component: TellBox,
  args: {
    label: 'Collez ou racontez ce qui vous arrive',
    placeholder: 'Message, numéro, lien, profil…',
    action: '/verify',
    name: 'anything',
    submitLabel: 'Vérifier',
    busyLabel: 'Vérification en cours...',
    onSubmit: fn(),
  },
} satisfies Meta<typeof TellBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    // Before scripts run the browser itself asks for a value.
    await waitFor(() => expect(canvas.getByRole('textbox').closest('form')).toHaveAttribute('novalidate'));
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithTools: Story = {
  args: {
    tools: (
      <TextLink href="/verify" icon={CameraIcon} standing="alone">
        Photo ou dictée
      </TextLink>
    ),
  },
};

export const Controlled: Story = {
  render: function ControlledBox(args) {
    const [value, setValue] = useState('');
    return <TellBox {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Il me demande mon code');
    await expect(canvas.getByRole('textbox')).toHaveValue('Il me demande mon code');
  },
};

export const Busy: Story = {
  args: { busy: true, value: '0197000000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vérification en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Invalid: Story = { args: { error: "Veuillez entrer l'information à vérifier." } };

export const LongWordTyped: Story = { args: { value: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS, value: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
