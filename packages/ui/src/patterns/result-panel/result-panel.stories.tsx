import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { Fold } from '../../components/fold/index.ts';
import { ReportIcon, SuccessIcon } from '../../components/icon/icons.ts';
import { bandLabels, DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { FollowUp } from '../follow-up/index.ts';
import { ResultPanel, ResultPanelSkeleton } from './index.ts';

const listen = {
  label: "Écouter l'analyse",
  stopLabel: 'Arrêter la lecture',
  speaking: false,
  onToggle: fn(),
};
const confirm = (
  <Button variant="secondary" width="fullOnPhone" icon={SuccessIcon}>
    Confirmer la sécurité
  </Button>
);
const report = (
  <Button variant="danger" width="fullOnPhone" icon={ReportIcon}>
    Signaler cette arnaque
  </Button>
);
const safeHeader = {
  title: 'Aucun risque détecté',
  text: 'Selon notre analyse, cet élément semble sûr.',
};
const riskHeader = {
  title: 'Risque détecté !',
  text: 'Attention! Cet élément présente des risques potentiels.',
};

const danger = {
  outcome: 'danger',
  word: 'Danger',
  ...riskHeader,
  analysis: 'Ce lien imite mtn.bj, le site officiel de MTN Bénin, mais il mène ailleurs.',
  subject: { label: 'Élément vérifié', value: 'http://mtn-bj.promo-gagnant.xyz/login' },
  listen,
  recommendations: {
    heading: 'Que faire maintenant',
    steps: [
      "N'ouvrez pas ce lien.",
      'Ne donnez ni code secret ni argent.',
      'Prévenez la personne qui vous l’a envoyé.',
    ],
  },
  reasons: {
    heading: 'Pourquoi',
    reasons: [
      { text: 'Le nom « mtn-bj » imite mtn.bj, le site officiel.', level: 'danger' },
      { text: 'L’adresse se termine par .xyz, souvent utilisée pour des arnaques.', level: 'caution' },
      { text: 'La connexion n’est pas protégée (http).', level: 'caution' },
    ],
  },
  risk: { label: 'Niveau de risque', level: 92, bandLabels },
  actions: report,
} as const;

const meta = {
  title: 'Patterns/ResultPanel',
  component: ResultPanel,
  args: danger,
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order is the order of need: word, sentence, what to do, why, how much. */
export const Danger: Story = {
  play: async ({ canvas, args }) => {
    const order = [
      canvas.getByRole('button', { name: "Écouter l'analyse" }),
      canvas.getByRole('heading', { name: 'Risque détecté !' }),
      canvas.getByRole('heading', { name: 'Que faire maintenant' }),
      canvas.getByRole('heading', { name: 'Pourquoi' }),
      canvas.getByRole('meter', { name: 'Niveau de risque' }),
      canvas.getByRole('button', { name: 'Signaler cette arnaque' }),
    ];
    for (const [place, element] of order.slice(1).entries()) {
      const before = order[place];
      await expect(before?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await userEvent.click(canvas.getByRole('button', { name: "Écouter l'analyse" }));
    await expect(args.listen?.onToggle).toHaveBeenCalledOnce();
  },
};

export const Caution: Story = {
  args: {
    outcome: 'caution',
    word: 'Prudence',
    analysis: "Ce lien passe par un raccourci qui cache l'adresse réelle.",
    subject: { label: 'Élément vérifié', value: 'https://bit.ly/3exemple' },
    recommendations: {
      heading: 'Que faire maintenant',
      steps: ["Demandez le lien complet à l'expéditeur.", "N'entrez aucun code sur cette page."],
    },
    reasons: {
      heading: 'Pourquoi',
      reasons: [{ text: 'bit.ly raccourcit les liens : on ne voit pas où celui-ci mène.', level: 'caution' }],
    },
    risk: { label: 'Niveau de risque', level: 48, bandLabels },
  },
};

/** Nothing was found, and that proves nothing. The panel is dashed and neutral, and its words say so. */
export const Unknown: Story = {
  args: {
    outcome: 'unknown',
    word: 'Rien de suspect trouvé, restez prudent',
    title: undefined,
    text: 'Rien de suspect trouvé dans cette adresse. Cela ne prouve pas que le site est honnête.',
    analysis: undefined,
    subject: { label: 'Élément vérifié', value: 'https://boutique-adjovi.com/' },
    recommendations: {
      heading: 'Que faire maintenant',
      steps: ["Vérifiez qui vend avant d'envoyer de l'argent."],
    },
    reasons: {
      heading: 'Pourquoi',
      reasons: [{ text: "L'adresse n'imite aucun service connu.", level: 'info' }],
    },
    risk: { label: 'Niveau de risque', level: 12, bandLabels },
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Rien de suspect trouvé, restez prudent' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument();
  },
};

export const Safe = {
  args: {
    outcome: 'safe',
    word: 'Officiellement connu',
    ...safeHeader,
    analysis: 'Ce site est le site officiel de MTN Bénin.',
    subject: { label: 'Élément vérifié', value: 'https://www.mtn.bj/' },
    recommendations: {
      heading: 'Que faire maintenant',
      steps: ['Vous pouvez ouvrir ce lien. Ne donnez jamais votre code secret.'],
    },
    reasons: {
      heading: 'Pourquoi',
      reasons: [{ text: 'mtn.bj figure dans la liste des sites officiels.', level: 'safe' }],
    },
    risk: { label: 'Niveau de risque', level: 2, bandLabels },
    actions: confirm,
  },
  // On a phone, a long word goes below the mark rather than break in the middle.
  play: async ({ canvas }) => {
    const word = canvas.getByText('Officiellement connu').firstChild as Text;
    const longest = document.createRange();
    longest.setStart(word, 0);
    longest.setEnd(word, 'Officiellement'.length);
    await expect(longest.getClientRects()).toHaveLength(1);
  },
} satisfies Story;

/** Inside a card, as a partner's site may have it. */
export const SafeInACard: Story = {
  args: Safe.args,
  render: (args) => (
    <Card>
      <ResultPanel {...args} />
    </Card>
  ),
  play: Safe.play,
};

/** A long answer: what is needed at once stays open, the rest unfolds by parts. */
export const Folded: Story = {
  args: {
    analysis: "Ce message ressemble à une arnaque. N'envoyez rien et ne donnez aucun code.",
    help: <Button width="fullOnPhone">J'ai envoyé l'argent</Button>,
    folded: {
      furtherSteps: 'Que faire ensuite',
      more: <Fold title="Ce qu'ils vont sûrement vous dire ensuite">« Il me faut le code. »</Fold>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("N'ouvrez pas ce lien.")).toBeVisible();
    const later = canvas.getByText('Ne donnez ni code secret ni argent.');
    await expect(later).not.toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Niveau de risque' })).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Signaler cette arnaque' })).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Que faire ensuite' }));
    await waitFor(() => expect(later).toBeVisible());
    await expect(later.closest('ol')).toHaveAttribute('start', '2');
    await userEvent.click(canvas.getByRole('heading', { name: 'Pourquoi' }));
    await expect(canvas.getByText('La connexion n’est pas protégée (http).')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Niveau de risque' })).toBeVisible();
  },
};

/** No heading under which the figure could unfold: it stands open. */
export const FoldedWithoutReasons: Story = {
  args: { ...Folded.args, reasons: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Pourquoi' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('meter', { name: 'Niveau de risque' })).toBeVisible();
    await expect(canvas.getByText('http://mtn-bj.promo-gagnant.xyz/login')).toBeVisible();
  },
};

/** As it is when it comes. */
export const FoldedAtFirst: Story = { args: Folded.args };

export const FoldedNarrowWithLargeText: Story = {
  args: Folded.args,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const ReportedByOthers: Story = { args: { community: 'Signalé par 4 personnes.' } };

export const Offline: Story = {
  args: { ...Unknown.args, offlineNote: 'Vérification faite sur votre appareil, sans notre serveur.' },
};

/** The panel first asks the question that would make the result sure. */
export const UnknownWithQuestion: Story = {
  args: {
    ...Unknown.args,
    followUp: (
      <FollowUp
        question="Que vous demande cette personne ?"
        action="/verify"
        name="conversation"
        answers={[
          { id: 'money', label: "De l'argent", value: "On me demande de l'argent." },
          { id: 'code', label: 'Un code', value: 'On me demande un code.' },
        ]}
        onAnswer={fn()}
      />
    ),
  },
};

/** A message was put where a number is asked for: that is said. */
export const ReadAsMessage: Story = { args: { readAsNote: "Nous l'avons lu comme un message." } };

export const Speaking: Story = { args: { listen: { ...listen, speaking: true } } };

/** Only what every answer has. */
export const Bare: Story = {
  args: {
    analysis: undefined,
    subject: undefined,
    listen: undefined,
    recommendations: undefined,
    reasons: undefined,
    risk: undefined,
    actions: undefined,
  },
};

export const Loading: Story = {
  render: () => <ResultPanelSkeleton label="Vérification en cours..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vérification en cours...');
  },
};

export const Failed: Story = {
  render: function FailedResult() {
    const [tries, setTries] = useState(1);
    return (
      <ErrorState
        title="Erreur de vérification"
        retry={{ label: `Réessayer${tries > 1 ? ` (${tries})` : ''}`, onRetry: () => setTries(tries + 1) }}
      >
        Impossible de vérifier ce lien. Veuillez réessayer plus tard.
      </ErrorState>
    );
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await expect(within(alert).getByRole('button', { name: 'Réessayer (2)' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    analysis: LONG_TEXT,
    reasons: {
      heading: 'Pourquoi',
      reasons: [
        { text: LONG_TEXT, level: 'danger' },
        { text: LONG_WORD, level: 'caution' },
      ],
    },
    recommendations: { heading: 'Que faire maintenant', steps: [LONG_TEXT, LONG_WORD] },
    subject: { label: 'Élément vérifié', value: `https://${LONG_WORD}.xyz/${LONG_WORD}` },
  },
};

export const YorubaAndFonLetters: Story = {
  args: {
    word: 'Ṣọ́ra',
    title: DIACRITICS,
    text: DIACRITICS,
    analysis: DIACRITICS,
    reasons: { heading: 'Ɖɛ́ ɔ̀', reasons: [{ text: DIACRITICS, level: 'danger' }] },
  },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
