import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Partners',
  args: { address: linkTo('/partners') },
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
    await userEvent.selectOptions(canvas.getByLabelText('Où le mettre ?'), 'page');
    await userEvent.selectOptions(canvas.getByLabelText('Quelle couleur pour les boutons ?'), 'plum');
    await expect(canvas.getByLabelText('À coller dans votre page')).toHaveTextContent(
      'scamguard-sos { --sg-color-action: #5A2470;',
    );
  },
};

const preview = (element: string): Story => ({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Que voulez-vous montrer ?'), element);
    await waitFor(() =>
      expect(canvasElement.querySelector(`scamguard-${element}`)?.shadowRoot?.firstElementChild).toBeTruthy(),
    );
  },
});

export const PreviewOfAlerts: Story = preview('alerts');
export const PreviewOfTip: Story = preview('tip');
export const PreviewOfReport: Story = preview('report');
export const PreviewOfFirstAid: Story = preview('sos');
export const PreviewOfAssistant: Story = preview('assistant');

/** A key that no server would take. */
export const WrongKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Votre clé'), 'radio key');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une clé');
  },
};
