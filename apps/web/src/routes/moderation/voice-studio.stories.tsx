import type { StudioSentence } from '@scamguard/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { MODERATOR } from './moderation.samples.ts';

const recording = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  version: 1,
  seconds: 1.8,
  credit: 'Afi',
  note: null,
  createdAt: '2026-11-28T10:00:00Z',
} as const;

const title: StudioSentence = {
  id: 'urgence-title',
  meaning: "J'ai envoyé l'argent",
  text: 'Un sɛ́ akwɛ́ ɔ dó',
  recordings: [],
  isChanged: false,
  approvals: 1,
  isReviewed: false,
  corrections: [],
};
const unwritten: StudioSentence = { ...title, id: 'urgence-start', meaning: 'Commencer', text: null };
const returned: StudioSentence = {
  ...title,
  recordings: [{ ...recording, state: 'returned', isOwn: true, note: 'Le dernier mot manque.' }],
};
const waiting: StudioSentence = {
  ...title,
  recordings: [
    { ...recording, state: 'waiting', isOwn: false },
    { ...recording, id: '7c9e6679-7425-40de-944b-e07fc1f90ae8', version: 2, state: 'waiting', isOwn: true },
  ],
};
const live: StudioSentence = { ...title, recordings: [{ ...recording, state: 'live', isOwn: false }] };

const signedIn = { me: { user: MODERATOR }, secondFactor: { state: 'shown' } };
const having = (...voiceStudio: readonly StudioSentence[]) => ({ answers: { ...signedIn, voiceStudio } });

const meta = {
  ...screenStories,
  title: 'Screens/VoiceStudio',
  args: { address: linkTo('/moderation', { tab: 'voices' }), ...having(title, unwritten) },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

const open =
  (step: string): Story['play'] =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('radio', { name: step }));

export const Record: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Un sɛ́ akwɛ́ ɔ dó' })).toHaveAttribute(
      'lang',
      'fon',
    );
    await expect(canvas.getByRole('button', { name: 'Envoyer et passer à la suivante' })).toBeDisabled();
  },
};

export const RecordOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const RecordInEnglish: Story = { globals: { language: 'en' } };

export const WithoutText: Story = { args: having(unwritten) };

export const SentBack: Story = { args: having(returned) };

export const Changed: Story = { args: having({ ...title, isChanged: true }) };

export const Approve: Story = { args: having(waiting), play: open('Écouter et approuver') };

export const Read: Story = {
  args: having({ ...title, corrections: ['Un sɛ́ akwɛ́ dó'] }),
  play: open('Relire les textes'),
};

export const Live: Story = { args: having(live), play: open('Ce qui est entendu') };

export const NothingToDo: Story = { args: having(live) };

export const Loading: Story = { args: { answers: { ...signedIn, voiceStudio: onItsWay } } };

export const Failed: Story = {
  args: { answers: { ...signedIn, voiceStudio: refusal(503, 'Service indisponible.') } },
};
