import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { picture, tone } from '../../testing/sample-media.ts';
import { VideoTeaser } from './index.ts';

const meta = {
  title: 'Patterns/VideoTeaser',
  component: VideoTeaser,
  args: {
    title: 'ScamGuard en deux minutes',
    text: 'Voyez comment vérifier un message et quoi faire ensuite.',
    points: ['Un programme de 2 mois', '85 % des participants se disent plus sûrs d’eux'],
    video: {
      title: 'Présentation de ScamGuard',
      source: { kind: 'file', src: tone(2) },
      duration: '2:36',
      size: '12 Mo',
    },
  },
} satisfies Meta<typeof VideoTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /2:36/ })).toBeVisible();
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const Playing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lire la vidéo/ }));
    await expect(await canvas.findByLabelText('Présentation de ScamGuard')).toHaveAttribute('autoplay');
  },
};

export const WithoutPoints: Story = { args: { points: undefined } };

export const Desktop: Story = {
  args: {
    video: {
      title: 'Présentation de ScamGuard',
      source: { kind: 'file', src: tone(2) },
      duration: '2:36',
      poster: picture,
    },
  },
  globals: { viewport: { value: 'desktop' } },
};

export const LongTexts: Story = { args: { title: LONG_WORD, text: LONG_TEXT, points: [LONG_WORD] } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, text: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
