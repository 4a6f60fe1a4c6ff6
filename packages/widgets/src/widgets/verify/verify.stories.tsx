import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { danger, unknown } from '../../stories/answers.ts';
import { insideOf, json, never, noLine, WidgetOnPage, withAnswers } from '../../stories/widget-story.tsx';

const PATH = '/api/verify/link';

const meta = {
  title: 'Widgets/Verify',
  component: WidgetOnPage,
  args: { name: 'verify' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function check(canvasElement: HTMLElement, label = 'Lien à vérifier', submit = 'Vérifier ce lien') {
  const inside = await insideOf(canvasElement, 'verify');
  await userEvent.type(await inside.findByLabelText(label), 'http://mtn-bj.promo-gagnant.xyz/login');
  await userEvent.click(inside.getByRole('button', { name: submit }));
  return inside;
}

const sees =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const inside = await check(canvasElement);
    await expect(await inside.findByText(text)).toBeVisible();
  };

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'verify');
    await expect(inside.getAllByRole('tab')).toHaveLength(4);
    // Addresses and names are no words of a language.
    await expect(inside.getByLabelText('Lien à vérifier')).toHaveAttribute('spellcheck', 'false');
    const button = inside.getByRole('button', { name: 'Vérifier ce lien' });
    await waitFor(() => expect(button).toBeDisabled());
  },
};

export const OneKind: Story = {
  args: { attributes: { kinds: 'number' } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'verify');
    await expect(inside.queryByRole('tab')).toBeNull();
    await expect(inside.getByLabelText('Numéro à vérifier')).toBeVisible();
  },
};

export const Danger: Story = {
  beforeEach: withAnswers({ [PATH]: json(danger) }),
  play: sees('Risque détecté !'),
};

export const NothingFound: Story = {
  beforeEach: withAnswers({ [PATH]: json(unknown) }),
  play: async (context) => {
    await sees('Rien de suspect trouvé, restez prudent')?.(context);
    const inside = await insideOf(context.canvasElement, 'verify');
    await expect(inside.queryByRole('meter')).toBeNull();
    // The checked item goes along behind the #, which no server sees.
    await expect(
      inside.getByRole('link', { name: "Dire à l'assistant ce qu'on vous demande" }),
    ).toHaveAttribute('href', expect.stringMatching(/\/chatbot#about=http%3A%2F%2Fmtn-bj/));
  },
};

/** A message was put where a link is asked for. */
export const ReadAsMessage: Story = {
  beforeEach: withAnswers({ [PATH]: json({ ...danger, readAs: 'conversation' }) }),
  play: sees("Nous l'avons lu comme un message."),
};

export const Busy: Story = {
  beforeEach: withAnswers({ [PATH]: never }),
  play: async ({ canvasElement }) => {
    const inside = await check(canvasElement);
    await expect(inside.getByRole('button', { name: 'Vérification en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** No line: the engine answers, fetched for it. */
export const Offline: Story = {
  beforeEach: withAnswers({ [PATH]: noLine }),
  play: sees('Vérification faite sur votre appareil, sans notre serveur.'),
};

/** The server says what is wrong with this very value. */
export const Refused: Story = {
  beforeEach: withAnswers({ [PATH]: json({ code: 'too_long', message: 'Ce lien est trop long.' }, 400) }),
  play: sees('Ce lien est trop long.'),
};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'verify');
    await userEvent.type(await inside.findByLabelText('Lien à vérifier'), ' {Enter}');
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      "Veuillez entrer l'information à vérifier.",
    );
    await userEvent.type(inside.getByLabelText('Lien à vérifier'), 'mtn.bj');
    await expect(inside.queryByRole('alert')).toBeNull();
  },
};

export const English: Story = {
  args: { attributes: { lang: 'en' } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'verify');
    await expect(await inside.findByLabelText('Link to check')).toBeVisible();
  },
};

export const Dark: Story = {
  ...Danger,
  args: { attributes: { theme: 'dark' } },
};

export const Contrast: Story = {
  ...Danger,
  args: { attributes: { theme: 'contrast' } },
};

export const Large: Story = { args: { attributes: { size: 'large' } } };

/** A partner's colours, type and corners; the colours of danger stay ours. */
export const PartnerTheme: Story = {
  ...Danger,
  args: {
    css: `scamguard-verify {
      --sg-color-action: #5a2470; --sg-color-action-hover: #42174f; --sg-color-action-soft: #f4eaf7;
      --sg-color-on-action-soft: #42174f; --sg-color-focus: #5a2470; --sg-color-sunken: #f2eef4;
      --sg-font-body: 'Trebuchet MS', 'Noto Sans', sans-serif;
      --sg-radius-control: 6px; --sg-radius-card: 8px; --sg-tone-danger-edge: green; }
      scamguard-verify::part(button) { letter-spacing: 0.02em; }`,
  },
};

/** Rules that unset everything on the page do not reach it. */
export const OnHostilePage: Story = {
  ...Danger,
  args: { css: 'scamguard-verify, scamguard-verify * { all: unset !important; }' },
};

/** Languages that are not complete: each sentence says which it is in. */
export const InWolof: Story = {
  args: { attributes: { lang: 'wo' } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'verify');
    await expect(await inside.findByRole('tab', { name: 'Lëkkalekaay' })).toHaveAttribute('lang', 'wo');
  },
};

export const InFon: Story = { args: { attributes: { lang: 'fon' } } };
