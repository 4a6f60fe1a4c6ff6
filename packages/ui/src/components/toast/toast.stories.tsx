import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Button } from '../button/index.ts';
import { type ToastContent, useToast } from './index.ts';

function ToastButton(content: ToastContent) {
  const { show, toasts } = useToast();
  return (
    <div data-kept={toasts.length}>
      <Button onClick={() => show(content)}>Montrer</Button>
    </div>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastButton,
  args: {
    title: 'Confirmation de Sécurité',
    description: 'Cet élément a été confirmé comme sûr. Merci de votre retour.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await expect(await screen.findByText(args.title, { selector: 'li *' })).toBeVisible();
  },
} satisfies Meta<typeof ToastButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Destructive: Story = {
  args: {
    tone: 'destructive',
    title: 'Champ requis',
    description: "Veuillez entrer l'information à vérifier.",
  },
};

/** A second notification takes the place of the first. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Montrer' });
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** Dismissed, it leaves the screen at once and the state much later. */
export const Dismissed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    await expect(canvasElement.querySelector('[data-kept="1"]')).toBeInTheDocument();
  },
};

export const LongTexts: Story = { args: { title: LONG_WORD, description: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, description: 'Ɖɛ́ ɔ̀' } };
