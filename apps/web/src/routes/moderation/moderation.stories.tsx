import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { MODERATOR, WAITING } from './moderation.samples.ts';

const signedIn = { me: { user: MODERATOR }, secondFactor: { state: 'shown' } };

const meta = {
  ...screenStories,
  title: 'Screens/Moderation',
  args: { address: linkTo('/moderation'), answers: { ...signedIn, scamsToModerate: WAITING } },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Held: Story = {
  args: { answers: { ...signedIn, scamsToModerate: WAITING.map((scam) => ({ ...scam, isHeld: true })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ne comptent pas avant votre décision/)).toBeVisible();
  },
};

export const Published: Story = {
  args: {
    address: linkTo('/moderation', { tab: 'published' }),
    answers: { ...signedIn, scamsToModerate: WAITING.map((scam) => ({ ...scam, status: 'published' })) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Masquer et corriger' }));
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Koffi Mensah \(nom\)/ }));
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
  },
};

/** A report that is masked until nothing can be read is not published. */
export const TitleMasked: Story = {
  args: { answers: { ...signedIn, scamsToModerate: WAITING.map((scam) => ({ ...scam, title: '•••' })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publier' }));
    const title = await canvas.findByRole('textbox', { name: 'Titre' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/Il reste trop peu du titre/);
  },
};

export const Empty: Story = { args: { answers: { ...signedIn, scamsToModerate: [] } } };

export const Loading: Story = { args: { answers: { ...signedIn, scamsToModerate: onItsWay } } };

export const Failed: Story = {
  args: { answers: { ...signedIn, scamsToModerate: refusal(500, 'Un problème est survenu.') } },
};

export const NotForVisitors: Story = { args: { answers: { me: { user: null } } } };
