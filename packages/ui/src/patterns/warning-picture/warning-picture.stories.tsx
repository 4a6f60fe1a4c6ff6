import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { drawWarning, type WarningWords } from './index.ts';

/** Shows what would be sent, half as wide as it is: as on a telephone. */
function Sent(words: WarningWords) {
  const [picture, setPicture] = useState<{ readonly address: string; readonly bytes: number }>();
  useEffect(() => {
    let address: string | undefined;
    void drawWarning(words).then((file) => {
      address = URL.createObjectURL(file);
      setPicture({ address, bytes: file.size });
    });
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [words]);
  return (
    picture && (
      <img
        src={picture.address}
        alt={words.word}
        style={{ inlineSize: '328px', maxInlineSize: '100%' }}
        data-bytes={picture.bytes}
      />
    )
  );
}

const meta = {
  title: 'Patterns/WarningPicture',
  component: Sent,
  args: {
    verdict: 'danger',
    word: 'Danger',
    sentence: 'Cela ressemble beaucoup à une arnaque.',
    heading: 'Que faire maintenant',
    action: 'Ne donnez votre code à personne, même à un agent.',
    notice: 'scamguard.example\nScamGuard ne vous appelle jamais et ne demande jamais de code.',
  },
} satisfies Meta<typeof Sent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most bytes of a picture. People pay to send it and to get it. The longest has 36 to 39 KB, as each version of a browser shades its letters. */
const MOST_BYTES = 40 * 1024;

/** It is there, as wide as phones show it, and small. */
const play: Story['play'] = async ({ canvasElement, args }) => {
  const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: args.word });
  await picture.decode();
  await expect(picture.naturalWidth).toBe(720);
  await expect(Number(picture.dataset['bytes'])).toBeLessThan(MOST_BYTES);
};

export const Danger: Story = { play };

export const Caution: Story = {
  args: {
    verdict: 'caution',
    word: 'Prudence',
    sentence: "Cela peut être une arnaque. Vérifiez avant d'agir.",
  },
  play,
};

export const InEnglish: Story = {
  args: {
    sentence: 'This looks very much like a scam.',
    heading: 'What to do now',
    action: 'Never give your code to anybody, not even an agent.',
    notice: 'scamguard.example\nScamGuard never calls you and never asks for a code.',
  },
  play,
};

/** Lines break, an address too, and the picture grows. */
export const LongWords: Story = {
  args: {
    word: 'Rien de certain, restez prudent',
    action:
      "Ne payez rien avant d'avoir vu la chose ou le logement en vrai, et ne donnez ni code ni papier à qui vous écrit. Allez à la page www.une-adresse-officielle-vraiment-tres-longue.example/aide-et-contact.",
  },
  play,
};

/** In Wolof with French beneath, and the mark that nobody has reviewed it. */
export const WithTheLanguageBeneath: Story = {
  args: {
    word: 'Musiba\nDanger',
    heading: 'Li nga wara def léegi\nQue faire maintenant',
    notice:
      'scamguard.example\nScamGuard ne vous appelle jamais et ne demande jamais de code.\nTraduction pas encore relue.',
  },
  play,
};

/** A picture that goes to others wears the light theme, whatever the page wears. */
export const OnADarkPage: Story = { globals: { theme: 'dark' }, play };
