import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from '../../components/copy-button/index.ts';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { FirstAidStep } from './index.ts';

const money = {
  step: 2,
  total: 9,
  position: 'Étape 2 sur 9',
  title: 'Appelez votre opérateur',
  text: 'Appelez tout de suite votre opérateur ou votre banque. Demandez de bloquer la somme et un numéro de dossier.',
  details: [
    'Utilisez le numéro officiel, pas celui du message.',
    "Préparez le code de la transaction, l'heure, le montant et le numéro.",
    'Nous ne pouvons rien promettre, mais chaque minute compte.',
  ],
} as const;

const meta = {
  title: 'Patterns/FirstAidStep',
  component: FirstAidStep,
  args: {
    ...money,
    listen: <ReadAloudButton text={money.text} label="Écouter cette étape" width="fullOnPhone" />,
    calls: [{ label: 'Appeler mon opérateur', href: 'tel:100' }],
    actions: (
      <CopyButton
        text="Bonjour, j'ai envoyé de l'argent à un inconnu. Je demande le blocage de la somme."
        label="Copier ce que je dois dire"
        copiedLabel="Copié"
        failedLabel="Copie impossible"
        size="large"
        width="full"
      />
    ),
    previous: { label: 'Étape précédente', onPrevious: () => undefined },
    next: { label: "C'est fait, étape suivante", onNext: () => undefined },
  },
} satisfies Meta<typeof FirstAidStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoneySent: Story = {
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Étape 2 sur 9' });
    await expect(progress).toHaveAttribute('value', '2');
    await expect(canvas.getByRole('link', { name: 'Appeler mon opérateur' })).toHaveAttribute(
      'href',
      'tel:100',
    );
  },
};

export const FirstStep: Story = {
  args: {
    step: 1,
    position: 'Étape 1 sur 9',
    title: 'Arrêtez de parler',
    text: "Ne répondez plus. N'envoyez plus rien. Gardez les messages et le numéro.",
    details: ['Vous êtes encore au téléphone ? Raccrochez maintenant.'],
    calls: undefined,
    actions: undefined,
    previous: undefined,
  },
};

export const LastStep: Story = {
  args: {
    step: 9,
    position: 'Étape 9 sur 9',
    title: 'Ce n’est pas votre faute',
    text: 'Signalez ici, sans donner votre nom. Appelez quelqu’un de confiance.',
    details: [],
    calls: undefined,
    actions: undefined,
    next: undefined,
  },
};

/** The keyboard alone is enough. The next step is read from its top. */
export const GoesOn: Story = {
  render: function Steps(args) {
    const [step, setStep] = useState(1);
    return (
      <FirstAidStep
        {...args}
        step={step}
        position={`Étape ${step} sur 9`}
        next={{ label: 'Étape suivante', onNext: () => setStep(step + 1) }}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Étape suivante' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Étape 2 sur 9').parentElement).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: { title: LONG_WORD, text: LONG_TEXT, details: [LONG_TEXT, LONG_WORD] },
};

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, text: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
