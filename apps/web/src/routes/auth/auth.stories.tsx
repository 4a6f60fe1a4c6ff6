import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { OWN_REPORTS, SIGNED_IN } from './auth.samples.ts';

const meta = {
  ...screenStories,
  title: 'Screens/Sign in',
  args: { address: linkTo('/auth') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

const TOO_SIMPLE = 'Ce mot de passe est trop facile à deviner. Essayez trois mots qui vous parlent.';

const me = { user: SIGNED_IN };

export const OtherSites: Story = {
  args: { answers: { signInProviders: [{ id: 'google', url: '/api/auth/oidc/google' }] } },
};

/** Back from another site that did not say who the visitor is. */
export const OtherSiteFailed: Story = { args: { address: `${linkTo('/auth')}?signin=failed` } };

export const SignedIn: Story = { args: { answers: { me, ownReports: OWN_REPORTS } } };

export const SignedInOnDesktop: Story = { ...SignedIn, globals: { viewport: { value: 'desktop' } } };

export const SignedInInEnglish: Story = { ...SignedIn, globals: { language: 'en' } };

export const NothingReported: Story = { args: { answers: { me, ownReports: [] } } };

export const ReportsLoading: Story = { args: { answers: { me, ownReports: onItsWay } } };

export const ReportsFailed: Story = {
  args: { answers: { me, ownReports: refusal(500, 'Un problème est survenu.') } },
};

export const ChangingPassword: Story = {
  ...NothingReported,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
    await expect(await canvas.findByText('Mot de passe requis')).toBeVisible();
    await expect(await canvas.findByText('Le mot de passe doit contenir au moins 8 signes')).toBeVisible();
  },
};

/** The one with which they signed in would not be taken today. */
export const WeakPassword: Story = {
  args: { address: `${linkTo('/auth')}?password=weak`, answers: { me, ownReports: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre mot de passe est trop simple')).toBeVisible();
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toBeVisible();
  },
};

/** Only the server knows which passwords everybody has. What was typed stays. */
export const PasswordRefused: Story = {
  args: {
    answers: {
      me,
      ownReports: [],
      changePassword: refusal(400, TOO_SIMPLE, { code: 'password_common', field: 'password' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
    await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'un vieux secret');
    const field = canvas.getByLabelText('Nouveau mot de passe');
    await userEvent.type(field, 'azertyuiop');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(TOO_SIMPLE)));
    await expect(field).toHaveValue('azertyuiop');
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' du marché');
    await expect(canvas.queryByText(TOO_SIMPLE)).toBeNull();
  },
};

export const Register: Story = { args: { address: linkTo('/auth', { tab: 'register' }) } };

const askForCode: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const main = within(await canvas.findByRole('main'));
  await userEvent.type(await main.findByRole('textbox', { name: /^Numéro de téléphone/ }), '01 97 00 00 00');
  await userEvent.type(main.getByLabelText('Mot de passe', { exact: true }), 'un-bon-secret');
  await userEvent.type(main.getByLabelText('Confirmez le mot de passe'), 'un-bon-secret');
  await userEvent.click(main.getByRole('checkbox', { name: /^J'accepte les/ }));
  await userEvent.click(main.getByRole('button', { name: "S'inscrire" }));
  await expect(await main.findByRole('textbox', { name: 'Code reçu' })).toBeVisible();
};

/** The code was sent to the number. */
export const OneTimeCode: Story = {
  args: {
    address: linkTo('/auth', { tab: 'register' }),
    answers: { register: { phoneNumber: '+229 01 97 00 00 00', expiresInSeconds: 600 } },
  },
  play: askForCode,
};

export const OneTimeCodeOnDesktop: Story = { ...OneTimeCode, globals: { viewport: { value: 'desktop' } } };

export const OneTimeCodeWrong: Story = {
  args: {
    address: linkTo('/auth', { tab: 'register' }),
    answers: {
      register: { phoneNumber: '+229 01 97 00 00 00', expiresInSeconds: 600 },
      verifyOtp: refusal(400, 'Le code de vérification est incorrect. Veuillez réessayer.'),
    },
  },
  play: async (context) => {
    await askForCode(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code reçu' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier le code' }));
    const page = within(document.body);
    await expect((await page.findAllByText('Code OTP incorrect'))[0]).toBeVisible();
  },
};

export const ForgottenPassword: Story = { args: { address: linkTo('/auth', { tab: 'forgotten' }) } };

/** The error does not say which of the two is wrong. */
export const Refused: Story = {
  args: { answers: { login: refusal(401, 'Identifiants incorrects. Veuillez réessayer.') } },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.type(await main.findByLabelText(/^E-mail ou téléphone/), '0197000000');
    await userEvent.type(main.getByLabelText('Mot de passe', { exact: true }), 'faux-mot');
    await userEvent.click(main.getByRole('button', { name: 'Se connecter' }));
    const page = within(document.body);
    await expect((await page.findAllByText('Échec de la connexion'))[0]).toBeVisible();
  },
};
