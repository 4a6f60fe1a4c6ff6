import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { noConnection, onItsWay } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Integration',
  args: { address: linkTo('/integration') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

const OK = { status: 'ok', database: { engine: 'postgresql', reachable: true, writable: true } } as const;
const about = { isTestServer: false, version: '0.0.0', engineVersion: '2026.11.29-1' };

export const Full: Story = {
  args: { answers: { health: { ...OK, ...about } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Il répond, et il enregistre.')).toBeVisible();
  },
};

export const FullOnDesktop: Story = { ...Full, globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = {
  args: Full.args ?? {},
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It answers, and it stores.')).toBeVisible();
  },
};

export const StoresNothing: Story = {
  args: { answers: { health: { ...OK, ...about, status: 'degraded' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Il répond et vérifie/)).toBeVisible();
  },
};

export const Away: Story = {
  args: { answers: { health: noConnection } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Il ne répond pas/)).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { writtenPage: onItsWay, health: onItsWay } } };
