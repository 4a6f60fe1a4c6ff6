import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageIcon } from '../../components/icon/icons.ts';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { HighlightedText } from '../highlighted-text/index.ts';
import { type QuizAnswer, QuizCard, type QuizCardProps } from './index.ts';

const onNext = fn();
const onAnswer = fn();

const text =
  "Vous avez recu 60 000 FCFA de HOUNSOU. Pardon c'est une erreur, c'est l'argent de l'hôpital. Renvoyez vite 55 000 F.";

const right = {
  isRight: true,
  title: 'Bien vu, c’est une arnaque.',
  text: "Un vrai message de transfert ne demande rien. Vérifiez votre solde et ne renvoyez rien : c'est l'expéditeur qui appelle son opérateur.",
  next: { label: 'Message suivant', onNext },
} as const;

function AnsweredQuiz(args: QuizCardProps) {
  const [answer, setAnswer] = useState<QuizAnswer | undefined>(args.answer);
  const handleAnswer = (chosen: QuizAnswer) => {
    onAnswer(chosen);
    setAnswer(chosen);
  };
  const next = {
    label: right.next.label,
    onNext: () => {
      onNext();
      setAnswer(undefined);
    },
  };
  const feedback = answer && { ...right, isRight: answer === 'scam', next };
  return <QuizCard {...args} answer={answer} onAnswer={handleAnswer} feedback={args.feedback ?? feedback} />;
}

const meta = {
  title: 'Patterns/QuizCard',
  component: AnsweredQuiz,
  subcomponents: { QuizCard },
  args: {
    question: 'Arnaque ou pas ?',
    position: 'Message 2 sur 8',
    message: { sender: 'SMS, numéro inconnu', icon: MessageIcon, text },
    listen: <ReadAloudButton text={text} label="Écouter le message" variant="quiet" />,
    answers: { scam: 'Arnaque', honest: 'Pas une arnaque' },
    onAnswer: () => undefined,
  },
} satisfies Meta<typeof AnsweredQuiz>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

/** The keyboard alone is enough: answer, hear what it was, go on. The focus never gets lost. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    const scam = canvas.getByRole('button', { name: 'Arnaque' });
    scam.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAnswer).toHaveBeenCalledWith('scam');
    await expect(canvas.getByRole('region', { name: right.title })).toHaveFocus();
    await expect(scam).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Pas une arnaque' }));
    await expect(onAnswer).toHaveBeenCalledOnce();
  },
};

export const NextMessage: Story = {
  args: { answer: 'scam' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message suivant' }));
    await expect(onNext).toHaveBeenCalledOnce();
    const question = canvas.getByRole('heading', { name: 'Arnaque ou pas ?' });
    await expect(question.parentElement).toHaveFocus();
  },
};

/** The card blames nobody. It says what the message was, and how one sees it next time. */
export const WrongAnswer: Story = {
  args: {
    answer: 'honest',
    feedback: { ...right, isRight: false, title: 'Ce message était un piège.' },
  },
};

export const WithMarkedMessage: Story = {
  args: {
    answer: 'scam',
    feedback: {
      ...right,
      details: (
        <HighlightedText
          label="Ce qui devait alerter"
          text={text}
          marks={[
            { span: [45, 63], reason: "L'opérateur n'écrit pas ce genre d'excuse.", level: 'caution' },
            { span: [93, 106], reason: 'On vous presse de faire partir votre argent.', level: 'danger' },
          ]}
          emptyNote=""
          backLabel="Voir dans le message"
        />
      ),
    },
  },
};

export const HonestMessage: Story = {
  args: {
    message: {
      sender: 'SMS de votre opérateur',
      icon: MessageIcon,
      text: 'Vous avez recu 15 000 FCFA de KOFFI A. Nouveau solde : 21 350 FCFA.',
    },
    answer: 'honest',
    feedback: { ...right, title: 'Oui, ce message est normal.', text: 'Il informe et ne demande rien.' },
  },
};

export const LongTexts: Story = {
  args: {
    message: { sender: LONG_WORD, icon: MessageIcon, text: LONG_TEXT },
    answers: { scam: LONG_WORD, honest: LONG_TEXT },
  },
};

export const YorubaAndFonLetters: Story = {
  args: { question: DIACRITICS, message: { sender: DIACRITICS, icon: MessageIcon, text: DIACRITICS } },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { args: { answer: 'scam' }, globals: { theme: 'dark' } };
