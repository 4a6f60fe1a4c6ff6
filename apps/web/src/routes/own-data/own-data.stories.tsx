import type { OwnData } from '@scamguard/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { noConnection, onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Own data',
  args: { address: linkTo('/mes-donnees') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const REPORT: OwnData['reports'][number] = {
  id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7a01',
  scamType: 'mobile_money',
  title: 'Transfert envoyé par erreur',
  description:
    "Une personne appelle et dit qu'elle a envoyé 50 000 FCFA par erreur. Elle veut les reprendre.",
  region: 'littoral',
  scammerContact: '+229 01 97 00 00 00',
  createdAt: '2026-11-19T16:20:00.000Z',
  status: 'pending',
  attachments: [{ kind: 'picture', mediaType: 'image/png', size: 81_234 }],
};

const DATA: OwnData = {
  account: {
    phoneNumber: '+2290197000000',
    email: null,
    createdAt: '2026-02-03T09:00:00.000Z',
    hasPassword: true,
    signIns: [],
    sessions: [{ createdAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-12-20T09:00:00.000Z' }],
  },
  reports: [REPORT],
  reviews: [
    {
      serviceId: 'boutique-calebasse',
      serviceName: 'Boutique Calebasse',
      rating: 4,
      content: 'Livraison rapide, et la vendeuse répond au téléphone.',
      status: 'published',
      createdAt: '2026-11-12T10:00:00.000Z',
    },
  ],
  votes: [
    {
      serviceId: 'boutique-calebasse',
      serviceName: 'Boutique Calebasse',
      opinion: 'confirm',
      createdAt: '2026-11-12T10:00:00.000Z',
    },
  ],
};

const OF_BROWSER = {
  reviews: DATA.reviews,
  votes: [
    ...DATA.votes,
    {
      ...DATA.votes[0],
      serviceId: 'autre',
      serviceName: 'Transport Express Abidjan–Ouagadougou',
      opinion: 'report',
    },
  ],
  talks: [{ expiresAt: '2026-11-21T10:00:00.000Z', state: {}, lastAnswer: {} }],
};

const me = {
  user: {
    id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7a09',
    phoneNumber: DATA.account.phoneNumber,
    email: null,
    roles: [],
  },
};
const found = { codeData: { reports: [REPORT] } };
const unknown = refusal(404, 'Nous ne trouvons rien avec ce code. Vérifiez chaque lettre.');

const enterCode: Play = async ({ canvas, userEvent }) => {
  const main = within(await canvas.findByRole('main'));
  await userEvent.type(await main.findByRole('textbox', { name: 'Votre code' }), 'acde fghj kmnp qrtw xy34');
  await userEvent.click(main.getByRole('button', { name: 'Voir mon signalement' }));
};

export const NotSignedIn: Story = {};
export const NotSignedInOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NotSignedInInEnglish: Story = { globals: { language: 'en' } };

export const NoCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Voir mon signalement' }));
    await expect(await canvas.findByText('Entrez votre code.')).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { answers: { codeData: unknown } },
  play: async (context) => {
    await enterCode(context);
    await expect(await context.canvas.findByText(/Vérifiez chaque lettre/)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: { codeData: noConnection } },
  play: async (context) => {
    await enterCode(context);
    await expect(await context.canvas.findByText('Recherche impossible pour le moment')).toBeVisible();
    await expect(context.canvas.getByText(/La réponse n'est pas arrivée/)).toBeVisible();
  },
};

export const Found: Story = {
  args: { answers: found },
  play: async (context) => {
    await enterCode(context);
    await expect(await context.canvas.findByText('Transfert envoyé par erreur')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Télécharger une copie' })).toBeVisible();
  },
};
export const FoundOnDesktop: Story = { ...Found, globals: { viewport: { value: 'desktop' } } };

const askToDelete: Play = async (context) => {
  await enterCode(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Effacer mon signalement' }));
  await expect(await canvas.findByText('Voulez-vous vraiment effacer ?')).toBeVisible();
};

/** The focus goes where something new stands, and back. */
export const NotDeletedAfterAll: Story = {
  args: { answers: found },
  play: async (context) => {
    await askToDelete(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('heading', { name: /Voulez-vous vraiment effacer/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Non, garder' }));
    await expect(canvas.getByRole('button', { name: 'Effacer mon signalement' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrer un autre code' }));
    await expect(canvas.getByRole('textbox', { name: 'Votre code' })).toHaveFocus();
  },
};

/** The answer got lost, so the page does not claim that nothing was deleted. */
export const AnswerLost: Story = {
  args: { answers: { ...found, deleteCodeData: noConnection } },
  play: async (context) => {
    await askToDelete(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await context.canvas.findByText("L'effacement n'est pas confirmé")).toBeVisible();
  },
};

export const AskedBeforeDeleting: Story = { args: { answers: found }, play: askToDelete };

export const Deleting: Story = {
  args: { answers: { ...found, deleteCodeData: onItsWay } },
  play: async (context) => {
    await askToDelete(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await context.canvas.findByRole('button', { name: /Effacement en cours/ })).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { answers: { ...found, deleteCodeData: { reports: 1 } } },
  play: async (context) => {
    await askToDelete(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await context.canvas.findByRole('heading', { name: "C'est effacé" })).toHaveFocus();
  },
};

export const SignedIn: Story = { args: { answers: { me, ownData: DATA } } };
export const SignedInOnDesktop: Story = { ...SignedIn, globals: { viewport: { value: 'desktop' } } };
export const NothingKept: Story = {
  args: { answers: { me, ownData: { ...DATA, reports: [], reviews: [], votes: [] } } },
};
export const Loading: Story = { args: { answers: { me, ownData: onItsWay } } };
export const Failed: Story = {
  args: { answers: { me, ownData: refusal(500, 'Un problème est survenu.') } },
};

export const WrongPassword: Story = {
  args: {
    answers: {
      me,
      ownData: DATA,
      deleteOwnData: refusal(401, 'Identifiants incorrects.', { code: 'credentials_wrong' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer mon compte et mes données' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await canvas.findByText('Entrez votre mot de passe.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Votre mot de passe', { exact: true }), 'faux');
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await canvas.findByText("Rien n'a été effacé")).toBeVisible();
    await expect(canvas.getByText('Le mot de passe est incorrect.')).toBeVisible();
  },
};

/** A moderator shows a second code besides. */
export const AccountOfAModerator: Story = {
  args: {
    answers: {
      me: { user: { ...me.user, roles: ['moderator'] } },
      ownData: DATA,
      deleteOwnData: refusal(403, 'Cette action demande un nouveau code.', { code: 'sudo_needed' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer mon compte et mes données' }));
    await expect(canvas.getByRole('link', { name: 'Entrer mon code' })).toHaveAttribute(
      'href',
      '/moderation?tab=code',
    );
    await userEvent.type(canvas.getByLabelText('Votre mot de passe', { exact: true }), 'gari piment');
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await canvas.findByText('Cette action demande un nouveau code.')).toBeVisible();
  },
};

/** A person who signs in elsewhere has no password here. */
export const SignedInTooLongAgo: Story = {
  args: {
    answers: {
      me,
      ownData: { ...DATA, account: { ...DATA.account, hasPassword: false } },
      deleteOwnData: refusal(403, 'Votre connexion a plus de 10 minutes.'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer mon compte et mes données' }));
    await expect(canvas.getByRole('link', { name: 'Me reconnecter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await canvas.findByText('Votre connexion a plus de 10 minutes.')).toBeVisible();
  },
};

const inBrowser = { browserData: OF_BROWSER };
const DELETE_OF_BROWSER = 'Effacer ce que ce navigateur a fait';

export const OfThisBrowser: Story = { args: { answers: inBrowser } };
export const OfThisBrowserOnDesktop: Story = {
  ...OfThisBrowser,
  globals: { viewport: { value: 'desktop' } },
};
export const OfThisBrowserInEnglish: Story = { ...OfThisBrowser, globals: { language: 'en' } };
export const OfThisBrowserOnItsWay: Story = { args: { answers: { browserData: onItsWay } } };
export const OfThisBrowserFailed: Story = {
  args: { answers: { browserData: refusal(500, 'Un problème est survenu.') } },
};

export const OfThisBrowserDeleted: Story = {
  args: { answers: { ...inBrowser, deleteBrowserData: { reviews: 1, votes: 2, talks: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: DELETE_OF_BROWSER }));
    await expect(canvas.getByText(/ce que notre serveur garde de vos discussions/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, effacer' }));
    await expect(await canvas.findByRole('heading', { name: "C'est effacé" })).toHaveFocus();
  },
};
