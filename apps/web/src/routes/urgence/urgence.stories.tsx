import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/FirstAid',
  args: { address: linkTo('/urgence') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Begins, and says of so many steps that they are done. */
const walk =
  (steps: number): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Commencer' }));
    for (let done = 0; done < steps; done += 1)
      await userEvent.click(await canvas.findByRole('button', { name: "C'est fait, la suite" }));
  };

export const Start: Story = {};

export const StartInEnglish: Story = { globals: { language: 'en' } };

export const FirstStep: Story = { play: walk(0) };

export const Summary: Story = { play: walk(2) };

export const Contacts: Story = { play: walk(3) };

export const LastStep: Story = { play: walk(5) };

export const LastStepOnDesktop: Story = { ...LastStep, globals: { viewport: { value: 'desktop' } } };

export const StartOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** Contacts that no authority has confirmed. */
export const UnconfirmedContacts: Story = {
  play: async (story) => {
    await userEvent.selectOptions(within(story.canvasElement).getByLabelText('Votre pays'), 'GH');
    await walk(3)?.(story);
    await expect(within(story.canvasElement).getByText(/pas encore confirmés/)).toBeVisible();
  },
};
