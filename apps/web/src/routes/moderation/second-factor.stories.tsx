import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { MODERATOR, WAITING } from './moderation.samples.ts';

const me = { user: MODERATOR };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const draft = {
  secret: SECRET,
  address: `otpauth://totp/ScamGuard:%2B2290197000000?issuer=ScamGuard&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
};
const WRONG = 'Le code de vérification est incorrect. Veuillez réessayer.';
const wrong = refusal(400, WRONG, { code: 'code_wrong', field: 'code' });
const sudoNeeded = refusal(403, 'Cette action demande un nouveau code.', { code: 'sudo_needed' });
const recoveryCodes = Array.from({ length: 10 }, (_each, at) => `ABCD-EFGH-IJKL-MN${at + 22}`);
const asked = { me, secondFactor: { state: 'asked' }, showSecondFactor: wrong };
const toSetUp = { me, secondFactor: { state: 'none' }, draftSecondFactor: draft };

const meta = {
  ...screenStories,
  title: 'Screens/Second factor',
  args: { address: linkTo('/moderation'), answers: asked },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Asked: Story = {};

export const AskedOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const AskedInEnglish: Story = { globals: { language: 'en' } };

export const WrongCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: "Code de l'application" });
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(WRONG)));
    await expect(code).toHaveValue('123456');
  },
};

export const TooManyCodes: Story = {
  args: { answers: { ...asked, showSecondFactor: refusal(429, 'Trop de demandes en peu de temps.') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: "Code de l'application" }),
      '123456{Enter}',
    );
    await expect(await canvas.findByText('Trop de demandes en peu de temps.')).toBeVisible();
  },
};

export const LostPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Je n'ai plus mon téléphone" }));
    await expect(canvas.getByRole('textbox', { name: 'Code de secours' })).toBeVisible();
  },
};

const begin: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Commencer' }));
  await expect(await canvas.findByRole('img', { name: /^Code QR/ })).toBeVisible();
};

export const ToSetUp: Story = { args: { answers: toSetUp } };

export const Scanning: Story = { args: { answers: toSetUp }, play: begin };

export const ScanningOnDesktop: Story = { ...Scanning, globals: { viewport: { value: 'desktop' } } };

export const FirstCodeWrong: Story = {
  args: { answers: { ...toSetUp, confirmSecondFactor: wrong } },
  play: async (context) => {
    await begin(context);
    const code = context.canvas.getByRole('textbox', { name: "Code de l'application" });
    await context.userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(WRONG)));
  },
};

export const RecoveryCodes: Story = {
  args: { answers: { ...toSetUp, confirmSecondFactor: { recoveryCodes } } },
  play: async (context) => {
    await begin(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: "Code de l'application" }), '123456{Enter}');
    await expect(await canvas.findByText(recoveryCodes[9] ?? '')).toBeVisible();
  },
};

const inside = { ...toSetUp, secondFactor: { state: 'shown' } };

/** For another phone: the old app ends once the first code of the new one is right. */
export const OwnCode: Story = { args: { address: linkTo('/moderation', { tab: 'code' }), answers: inside } };

export const OwnCodeInEnglish: Story = { ...OwnCode, globals: { language: 'en' } };

export const OwnCodeOnDesktop: Story = { ...OwnCode, globals: { viewport: { value: 'desktop' } } };

export const Replaced: Story = {
  args: { ...OwnCode.args, answers: { ...inside, confirmSecondFactor: { recoveryCodes } } },
  play: async (context) => {
    await begin(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: "Code de l'application" }), '123456{Enter}');
    await expect(await canvas.findByText(/La nouvelle application est en place/)).toBeVisible();
    await expect(canvas.getByText(recoveryCodes[0] ?? '')).toBeVisible();
  },
};

export const ReplacingAsksForACode: Story = {
  args: { ...OwnCode.args, answers: { ...inside, draftSecondFactor: sudoNeeded } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Commencer' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};

/** The act waits behind the dialog, and is given up when the dialog is closed. */
export const Sudo: Story = {
  args: {
    answers: {
      me,
      secondFactor: { state: 'shown' },
      scamsToModerate: WAITING,
      moderateScam: sudoNeeded,
      showSecondFactor: wrong,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuser' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const code = dialog.getByRole('textbox', { name: "Code de l'application" });
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(WRONG)));
  },
};
