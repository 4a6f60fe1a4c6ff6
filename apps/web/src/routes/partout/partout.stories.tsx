import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Partout',
  args: { address: linkTo('/partout') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Composer *384*123#' })).toHaveAttribute(
      'href',
      'tel:*384*123%23',
    );
    await expect(canvas.getByRole('img', { name: 'Code QR\u00A0: WhatsApp, +2290100000000' })).toBeVisible();
  },
};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const CallInMoreLanguages: Story = {
  args: {
    answers: {
      channels: [
        {
          id: 'voice',
          value: '+2290100000000',
          href: 'tel:+2290100000000',
          qr: { size: 9, path: 'M2 2h5v5h-5z' },
          languages: ['wo', 'fon'],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dans cet appel, .*Wolof, Fon\.$/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: { channels: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pas encore ouvert' })).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: { channels: onItsWay } } };

export const Failed: Story = { args: { answers: { channels: refusal(500, 'Un problème est survenu.') } } };
