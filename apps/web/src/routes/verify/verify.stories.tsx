import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { noConnection, onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import {
  askedForCode,
  imitatedBrand,
  imitatedBrandInEnglish,
  officialAddress,
  unknownShop,
  unknownShopInEnglish,
} from './verify.samples.ts';

const meta = {
  ...screenStories,
  title: 'Screens/Verify',
  args: { address: linkTo('/verify') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types into the field of the tab on screen and presses its button. */
const check =
  (value: string, button: string | RegExp = 'Vérifier ce lien'): Story['play'] =>
  async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(within(screen.getByRole('tabpanel')).getByRole('textbox'), value);
    await userEvent.click(screen.getByRole('button', { name: button }));
  };

/** The answer takes the focus when it has come, so that nothing has to be searched for. */
const checkAndRead =
  (value: string, outcome: string | RegExp, button?: string | RegExp): Story['play'] =>
  async (context) => {
    await check(value, button)?.(context);
    const answer = await within(context.canvasElement).findByRole('region', { name: outcome });
    await waitFor(() => expect(answer).toHaveFocus());
  };

export const Empty: Story = {};

export const EmptyOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const EmptyInEnglish: Story = { globals: { language: 'en' } };

export const NumberTab: Story = { args: { address: linkTo('/verify', { tab: 'number' }) } };

export const ConversationTab: Story = { args: { address: linkTo('/verify', { tab: 'conversation' }) } };

export const Loading: Story = {
  args: { answers: { verifyLink: onItsWay } },
  play: check('http://mtn-bj.promo-gagnant.xyz/login'),
};

export const Danger: Story = {
  args: { answers: { verifyLink: imitatedBrand } },
  play: checkAndRead('http://mtn-bj.promo-gagnant.xyz/login', /Risque détecté/),
};

export const DangerOnDesktop: Story = { ...Danger, globals: { viewport: { value: 'desktop' } } };

export const DangerInEnglish: Story = {
  args: { answers: { verifyLink: imitatedBrandInEnglish } },
  globals: { language: 'en' },
  play: checkAndRead('http://mtn-bj.promo-gagnant.xyz/login', /Risk/, /link/),
};

export const DangerousMessage: Story = {
  args: {
    address: linkTo('/verify', { tab: 'conversation' }),
    answers: { verifyConversation: askedForCode },
  },
  play: checkAndRead(
    'Envoyez le code reçu par SMS pour garder votre argent.',
    /Risque détecté/,
    /onversation/,
  ),
};

/** The answer to a message keeps open what is needed at once; what was seen in it unfolds. */
export const DangerousMessageUnfolded: Story = {
  ...DangerousMessage,
  play: async (context) => {
    await DangerousMessage.play?.(context);
    const screen = within(context.canvasElement);
    await expect(screen.getByText('Ne répondez plus.')).not.toBeVisible();
    for (const name of ['Que faire ensuite', 'Pourquoi', /^Votre message/, /sûrement vous dire/])
      await userEvent.click(await screen.findByRole('heading', { name }));
    await expect(screen.getByText('Ne répondez plus.')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Envoyez le code/ })).toBeVisible();
  },
};

export const Safe: Story = {
  args: { answers: { verifyLink: officialAddress } },
  play: checkAndRead('https://www.mtn.bj/', /Aucun risque/),
};

/** A link alone proves nothing, so what its sender wants is asked. */
export const NothingFound: Story = {
  args: { answers: { verifyLink: unknownShop } },
  play: checkAndRead('https://boutique-amina.bj/', /Rien de suspect/),
};

export const NothingFoundInEnglish: Story = {
  args: { answers: { verifyLink: unknownShopInEnglish } },
  globals: { language: 'en' },
  play: checkAndRead('https://boutique-amina.bj/', /Nothing suspicious/, /link/),
};

export const NothingFoundOnDesktop: Story = { ...NothingFound, globals: { viewport: { value: 'desktop' } } };

/** The box that takes everything answers under itself. */
export const ToldInTheBox: Story = {
  args: { answers: { verifyConversation: { ...askedForCode, readAs: 'conversation' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(
      screen.getByRole('textbox', { name: /Collez ou racontez/ }),
      'Il dit que je dois envoyer le code.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
    const answer = await screen.findByRole('region', { name: /Risque détecté/ });
    await waitFor(() => expect(answer).toHaveFocus());
  },
};

/** A message was put where a link is asked for: that is said. */
export const ReadAsMessage: Story = {
  args: { answers: { verifyLink: { ...askedForCode, readAs: 'conversation' } } },
  play: async (context) => {
    await checkAndRead('Envoyez le code', /Risque détecté/)?.(context);
    await expect(within(context.canvasElement).getByText("Nous l'avons lu comme un message.")).toBeVisible();
  },
};

/** A verdict is contradicted in one touch. */
export const NotRight: Story = {
  args: { answers: { verifyLink: imitatedBrand, feedback: { id: '0193a1de-0000-7000-8000-000000000000' } } },
  play: async (context) => {
    await checkAndRead('http://mtn-bj.promo-gagnant.xyz/login', /Risque détecté/)?.(context);
    const screen = within(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: "Ce n'est pas juste" }));
    await expect(screen.queryByRole('button', { name: "C'est une arnaque" })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: "C'est honnête" }));
    await expect(await screen.findByText("Merci, c'est noté.")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { verifyLink: refusal(500, 'Un problème est survenu.') } },
  play: check('https://www.mtn.bj/'),
};

export const NoConnection: Story = {
  args: { answers: { verifyLink: noConnection } },
  play: check('https://www.mtn.bj/'),
};
