import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Contact',
  args: { address: linkTo('/contact') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

/** Sent with nothing in it. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le message' }));
    await expect(await canvas.findByText('Écrivez votre nom.')).toBeVisible();
  },
};

const write: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Votre nom/), 'Awa');
  await userEvent.type(canvas.getByLabelText(/^Votre e-mail/), 'awa@example.org');
  await userEvent.type(canvas.getByLabelText(/^Sujet/), 'Question');
  await userEvent.type(canvas.getByLabelText(/^Votre message/), 'Bonjour, une question.');
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le message' }));
};

export const Sent: Story = {
  args: { answers: { sendMessage: { id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7a01' } } },
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByText(/Votre message a bien été envoyé/)).toBeVisible();
  },
};

/** What was written stays. */
export const NotSent: Story = {
  args: { answers: { sendMessage: refusal(503, 'Le service est indisponible pour le moment.') } },
  play: async (context) => {
    await write(context);
    await expect(
      await context.canvas.findByText('Le service est indisponible pour le moment.'),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Votre message/)).toHaveValue('Bonjour, une question.');
  },
};
