import type { EducationItem, VerificationResult } from '@scamguard/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { installFakeVoice, type VoiceBehaviour } from '../../../../packages/ui/src/testing/fake-voice.ts';
import { firstQuestion } from '../routes/chatbot/chatbot.samples.ts';
import { askedForCode, imitatedBrand } from '../routes/verify/verify.samples.ts';
import { linkTo } from '../screen/links.ts';
import { type Site, screenStories } from '../testing/site.tsx';

/** Every control that reads something aloud, where the browser cannot: each says so, and can be tried again. */
const meta = {
  ...screenStories,
  title: 'Screens/Listening',
  args: { address: linkTo('/') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;
type Screen = ReturnType<typeof within>;

/** A busy machine may take its time. */
const PATIENCE = { timeout: 15_000 };

/** The message for each browser that reads nothing aloud. */
const MUTE: readonly (readonly [VoiceBehaviour, RegExp])[] = [
  ['missing', /la lecture audio n'est pas disponible sur votre navigateur/],
  ['foreign', /pas de voix française/],
  ['refuses', /n'a pas démarré/],
];

/** The control is pressed in each of those browsers, and in one that reads. */
const listening =
  (
    control: (screen: Screen) => Promise<HTMLElement>,
    arrive?: (screen: Screen) => Promise<void>,
  ): Story['play'] =>
  async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await arrive?.(screen);
    const button = await control(screen);
    const label = button.textContent;
    for (const [behaviour, sentence] of MUTE) {
      const { restore } = installFakeVoice(behaviour);
      await userEvent.click(button);
      await waitFor(() => expect(document.body).toHaveTextContent(sentence), PATIENCE);
      await waitFor(() => expect(button).toHaveTextContent(label), PATIENCE);
      restore();
    }
    const voice = installFakeVoice();
    await userEvent.click(button);
    await waitFor(() => expect(voice.said).toHaveLength(1), PATIENCE);
    await expect(button).toHaveTextContent('Pause');
    await userEvent.click(button);
    await expect(button).toHaveTextContent(label);
    voice.restore();
  };

const [reason = ''] = askedForCode.reasons;
const markedCode: VerificationResult = {
  ...askedForCode,
  signals: [{ id: 'asks-secret-code', level: 'danger', reason, span: [0, 'Donnez votre code'.length] }],
};

const named = (name: string | RegExp) => async (screen: Screen) =>
  (await screen.findAllByRole('button', { name }, PATIENCE))[0] as HTMLElement;
const listen = named(/^Écouter/);

const write = (value: string, send: string | RegExp) => async (screen: Screen) => {
  const fields = screen.getAllByRole('textbox');
  await userEvent.type(fields[fields.length - 1] as HTMLElement, value);
  await userEvent.click(screen.getByRole('button', { name: send }));
};

export const TipOnTheHomePage: Story = { play: listening(listen) };

export const Alert: Story = { args: { address: linkTo('/alerts') }, play: listening(listen) };

export const TipOfTheDay: Story = { args: { address: linkTo('/daily-tip') }, play: listening(listen) };

export const OtherTip: Story = {
  args: { address: linkTo('/daily-tip') },
  play: listening(
    async (screen) => (await screen.findAllByRole('button', { name: 'Écouter' }, PATIENCE))[1] as HTMLElement,
  ),
};

const quickTip: EducationItem = {
  id: 'tip-phishing-link',
  title: 'Un lien reçu, une seule règle',
  description: 'Le geste le plus simple contre les faux sites.',
  content: '<p>Ne suivez pas un lien reçu pour vous connecter.</p>',
  speech: 'Ne suivez pas un lien reçu pour vous connecter.',
  duration: '1 min',
  level: 'beginner',
  category: 'phishing',
  related: [],
  createdAt: '2026-11-21',
  updatedAt: '2026-11-21',
};

export const QuickTip: Story = {
  args: { address: linkTo('/learn', { tab: 'tips' }), answers: { education: [quickTip] } },
  play: listening(named('Écouter')),
};

export const WholeGuide: Story = {
  args: { address: linkTo('/learn') },
  play: listening(named(/Écouter le guide/)),
};

export const Lesson: Story = {
  args: { address: linkTo('/learn/:id', { id: 'phishing-first-signs' }) },
  play: listening(listen),
};

export const LessonToListenTo: Story = {
  args: { address: linkTo('/learn/:id', { id: 'phishing-first-signs', tab: 'audio' }) },
  play: listening(async (screen) =>
    within(await screen.findByRole('tabpanel', {}, PATIENCE)).getByRole('button', {
      name: 'Écouter le cours',
    }),
  ),
};

export const Service: Story = {
  args: { address: linkTo('/community/:id', { id: 'transfert-soleil' }) },
  play: listening(listen),
};

export const Review: Story = {
  args: { address: linkTo('/community/:id', { id: 'transfert-soleil' }) },
  play: listening(
    async (screen) =>
      (await screen.findAllByRole('button', { name: /^Écouter/ }, PATIENCE)).at(-1) as HTMLElement,
  ),
};

export const PracticeMessage: Story = { args: { address: linkTo('/simulation') }, play: listening(listen) };

export const PracticeAnswer: Story = {
  args: { address: linkTo('/simulation') },
  play: listening(
    async (screen) =>
      (await screen.findAllByRole('button', { name: /^Écouter/ }, PATIENCE)).at(-1) as HTMLElement,
    async (screen) =>
      void (await userEvent.click(await screen.findByRole('button', { name: /arnaque/ }, PATIENCE))),
  ),
};

export const Verdict: Story = {
  args: { address: linkTo('/verify'), answers: { verifyLink: imitatedBrand } },
  play: listening(
    named("Écouter l'analyse"),
    write('http://mtn-bj.promo-gagnant.xyz/login', 'Vérifier ce lien'),
  ),
};

export const WhatTheyWillSay: Story = {
  args: { address: linkTo('/verify', { tab: 'conversation' }), answers: { verifyConversation: markedCode } },
  play: listening(
    async (screen) =>
      (await screen.findAllByRole('button', { name: 'Écouter' }, PATIENCE)).at(-1) as HTMLElement,
    write('Donnez votre code', 'Analyser cette conversation'),
  ),
};

export const FirstAid: Story = {
  args: { address: linkTo('/urgence') },
  play: listening(listen, async (screen) =>
    userEvent.click(await screen.findByRole('button', { name: 'Commencer' }, PATIENCE)),
  ),
};

export const WrittenPage: Story = { args: { address: linkTo('/privacy') }, play: listening(listen) };

export const ChatWelcome: Story = { args: { address: linkTo('/chatbot') }, play: listening(listen) };

export const ChatAnswer: Story = {
  args: { address: linkTo('/chatbot'), answers: { verifyConversation: firstQuestion } },
  play: listening(
    async (screen) =>
      (await screen.findAllByRole('button', { name: 'Écouter' }, PATIENCE)).at(-1) as HTMLElement,
    async (screen) => {
      await userEvent.type(screen.getByRole('textbox'), 'On me demande un code{Enter}');
      await screen.findByRole('button', { name: 'Non, rien' }, PATIENCE);
    },
  ),
};
