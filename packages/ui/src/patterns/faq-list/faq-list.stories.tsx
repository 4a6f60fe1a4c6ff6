import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { FaqList } from './index.ts';

const meta = {
  title: 'Patterns/FaqList',
  component: FaqList,
  args: {
    questions: [
      {
        id: 'number',
        question: 'Comment vérifier un numéro de téléphone ?',
        answer: (
          <Stack gap="small">
            <Text>
              Ouvrez <TextLink href="/verify?tab=number">la vérification de numéro</TextLink>. Tapez le numéro
              complet.
            </Text>
            <Text>Un numéro inconnu n’est pas forcément honnête.</Text>
          </Stack>
        ),
      },
      {
        id: 'message',
        question: "J'ai reçu un message suspect. Que faire ?",
        answer: "Ne répondez pas et n'ouvrez pas le lien. Copiez le message et vérifiez-le ici.",
      },
      {
        id: 'website',
        question: 'Comment savoir si un site est le vrai ?',
        answer: 'Lisez son adresse. Le vrai nom se trouve juste avant la première barre « / ».',
      },
      {
        id: 'mobile-money',
        question: 'Comment protéger mon mobile money ?',
        answer: 'Ne donnez jamais votre code secret, même à un agent.',
      },
      {
        id: 'report',
        question: 'Comment signaler une arnaque ?',
        answer: 'Racontez ce qui vous est arrivé, sans donner votre nom.',
      },
    ],
  },
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
    await expect(canvas.queryByText(/Ne répondez pas/)).not.toBeVisible();
  },
};

/** One answer at a time, and it can be closed again. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole<HTMLDetailsElement>('group');
    await userEvent.click(canvas.getByText('Comment vérifier un numéro de téléphone ?'));
    await waitFor(() => expect(first?.open).toBe(true));
    await userEvent.click(canvas.getByText("J'ai reçu un message suspect. Que faire ?"));
    await waitFor(() => expect(first?.open).toBe(false));
    await expect(second?.open).toBe(true);
    await userEvent.click(canvas.getByText("J'ai reçu un message suspect. Que faire ?"));
    await waitFor(() => expect(second?.open).toBe(false));
  },
};

export const LongTexts: Story = {
  args: { questions: [{ id: 'long', question: LONG_TEXT, answer: LONG_WORD }] },
};

export const YorubaAndFonLetters: Story = {
  args: { questions: [{ id: 'fon', question: DIACRITICS, answer: DIACRITICS }] },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
