import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Report',
  args: { address: linkTo('/report') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Search: Story = { args: { address: linkTo('/report', { tab: 'search', search: 'erreur' }) } };

export const NothingFound: Story = {
  args: { address: linkTo('/report', { tab: 'search', search: 'erreur' }), answers: { searchScams: [] } },
};

export const SearchFailed: Story = {
  args: {
    address: linkTo('/report', { tab: 'search', search: 'erreur' }),
    answers: { searchScams: refusal(500, 'Un problème est survenu.') },
  },
};

export const Searching: Story = {
  args: {
    address: linkTo('/report', { tab: 'search', search: 'erreur' }),
    answers: { searchScams: onItsWay },
  },
};

export const NothingToChoose: Story = { args: { answers: { scamTypes: [], regions: [] } } };

/** Sent with nothing in it. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le signalement' }));
    await expect(await canvas.findByText('Veuillez sélectionner votre région.')).toBeVisible();
  },
};

const write: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText(/^Type d'arnaque/), 'mobile_money');
  await userEvent.type(canvas.getByLabelText(/^Titre/), 'Transfert par erreur');
  await userEvent.type(
    canvas.getByLabelText(/^Que s'est-il passé/),
    "On m'a demandé de rendre un transfert.",
  );
  await userEvent.selectOptions(canvas.getByLabelText(/^Votre région/), 'Littoral');
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le signalement' }));
};

export const Sending: Story = {
  args: { answers: { sendReport: onItsWay } },
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByRole('button', { name: 'Envoi en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const SENT = {
  id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7a01',
  status: 'pending',
  dataCode: 'ACDE-FGHJ-KMNP-QRTW-XY34',
};

export const Sent: Story = {
  args: { answers: { sendReport: SENT } },
  play: async (context) => {
    await write(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Signalement envoyé avec succès!' }),
    ).toBeVisible();
    await expect(context.canvas.getByText(SENT.dataCode)).toBeVisible();
  },
};

/** What was written stays. */
export const NotSent: Story = {
  args: { answers: { sendReport: refusal(503, 'Le service est indisponible pour le moment.') } },
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByText("Erreur lors de l'envoi")).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Titre/)).toHaveValue('Transfert par erreur');
  },
};
