import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Simulation',
  args: { address: linkTo('/simulation') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Loading: Story = { args: { answers: { practice: onItsWay } } };

export const Failed: Story = { args: { answers: { practice: refusal(500, 'Un problème est survenu.') } } };

export const Judged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "C'est une arnaque" }));
    await expect(await canvas.findByRole('region', { name: /Bien vu/ })).toBeVisible();
  },
};

/** Every message was called a scam, which some of them are. */
export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Message 1 sur \d+$/);
    for (let next: HTMLElement | null = document.body; next; ) {
      await userEvent.click(canvas.getByRole('button', { name: "C'est une arnaque" }));
      await userEvent.click(
        await canvas.findByRole('button', { name: /^(Message suivant|Voir mon résultat)$/ }),
      );
      next = canvas.queryByRole('button', { name: "C'est une arnaque" });
    }
    await expect(await canvas.findByRole('heading', { name: /bonnes? réponses? sur/ })).toBeVisible();
  },
};

export const EndedOnDesktop: Story = { ...Ended, globals: { viewport: { value: 'desktop' } } };
