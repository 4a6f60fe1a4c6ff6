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
    await userEvent.type(screen.getByRole('textbox'), value);
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

export const Safe: Story = {
  args: { answers: { verifyLink: officialAddress } },
  play: checkAndRead('https://www.mtn.bj/', /Aucun risque/),
};

export const NothingFound: Story = {
  args: { answers: { verifyLink: unknownShop } },
  play: checkAndRead('https://boutique-amina.bj/', /./),
};

export const Failed: Story = {
  args: { answers: { verifyLink: refusal(500, 'Un problème est survenu.') } },
  play: check('https://www.mtn.bj/'),
};

export const NoConnection: Story = {
  args: { answers: { verifyLink: noConnection } },
  play: check('https://www.mtn.bj/'),
};
