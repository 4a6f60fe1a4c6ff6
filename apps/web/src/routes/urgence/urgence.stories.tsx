import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** No native reader has reviewed these words, so French stands beside them. */
export const StartInYoruba: Story = {
  globals: { language: 'yo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Traduction pas encore relue')).toBeVisible();
    await expect(canvas.getByText("De l'argent")).toHaveAttribute('lang', 'fr');
  },
};

/** Two people have approved them. */
export const ReviewedInYoruba: Story = {
  globals: { language: 'yo' },
  args: {
    answers: {
      voices: {
        voices: [],
        reviewed: [
          'urgence-title',
          'urgence-lead',
          'urgence-what',
          'urgence-lost-money',
          'urgence-lost-code',
          'urgence-lost-account',
          'urgence-lost-app',
          'urgence-lost-papers',
          'urgence-lost-image',
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Traduction pas encore relue')).toBeNull());
  },
};

export const StartInPidgin: Story = { globals: { language: 'pcm' } };

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
    const canvas = within(story.canvasElement);
    const card = await canvas.findByRole('article', { name: 'Police' });
    await userEvent.click(within(card).getByText(/D'où vient/));
    await expect(within(card).getByText(/pas encore confirmé/)).toBeVisible();
    await expect(within(card).getByText(/Lu dans 3 source/)).toBeVisible();
  },
};

/** The visitor's operator decides whom to call. */
export const OperatorOfGhana: Story = {
  args: { address: `${linkTo('/urgence')}?lost=money&country=GH&operator=mtn` },
  play: async (story) => {
    await walk(1)?.(story);
    const canvas = within(story.canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Appeler le 100' })).toHaveAttribute(
      'href',
      'tel:100',
    );
  },
};

/** No number is proven, so the step says that the SIM's card and the kiosk have it. */
export const OperatorWithoutNumber: Story = {
  args: { address: `${linkTo('/urgence')}?lost=money&country=CI&operator=orange` },
  play: async (story) => {
    await walk(1)?.(story);
    const canvas = within(story.canvasElement);
    await expect(await canvas.findByText(/pas de numéro vérifié pour Orange/)).toBeVisible();
  },
};

/** Somebody under age is led to an adult and to a line for the young before anything else. */
export const PictureOfSomebodyYoung: Story = {
  args: { address: `${linkTo('/urgence')}?lost=image&minor&country=BJ` },
  play: async (story) => {
    await walk(1)?.(story);
    const canvas = within(story.canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Appeler le 138' })).toBeVisible();
  },
};
