import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { MISSING, picture, tone } from '../../testing/sample-media.ts';
import { VideoPlayer } from './index.ts';

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:03.000\nNe donnez jamais votre code secret.')}`;

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'Présentation de ScamGuard',
    source: {
      kind: 'file',
      src: tone(3),
      captions: [{ src: captions, language: 'fr', label: 'Français' }],
    },
    duration: '2:36',
    size: '12 Mo',
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a button: what the video is, how long, how heavy. */
export const Waiting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('button', { name: /Lire la vidéo.*Présentation.*2:36.*12 Mo/ }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const WithPoster: Story = { args: { poster: picture } };

/** A visitor who saves data is told what the film costs, and no picture is fetched. */
export const DataSaver: Story = {
  args: { dataNote: 'Économie de données : la vidéo pèse 12 Mo. Elle ne se charge que si vous appuyez.' },
};

/** The keyboard starts it, and goes on in the player with its captions. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const video = await canvas.findByLabelText('Présentation de ScamGuard');
    await expect(video).toHaveFocus();
    await expect(canvasElement.querySelector('track')).toHaveAttribute('kind', 'captions');
  },
};

export const AnotherSitesPlayer: Story = {
  args: { source: { kind: 'embed', src: 'about:blank' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByTitle('Présentation de ScamGuard')).toHaveAttribute(
      'allow',
      expect.stringContaining('autoplay'),
    );
  },
};

export const Failed: Story = {
  args: { source: { kind: 'file', src: MISSING } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Impossible de lire la vidéo.');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const LongWord: Story = { args: { title: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { args: { poster: picture }, globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
