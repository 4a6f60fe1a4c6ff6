import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Partners',
  args: { address: paths.partners },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

/** Other colours change the line that is copied. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Que voulez-vous montrer ?'), 'sos');
    await userEvent.selectOptions(canvas.getByLabelText('Quelle couleur pour les boutons ?'), 'plum');
    await expect(canvas.getByLabelText('À coller dans votre page')).toHaveTextContent(
      'scamguard-sos { --sg-color-action: #5A2470;',
    );
  },
};
