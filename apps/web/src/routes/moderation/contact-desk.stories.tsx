import { CONTACTS, keyOf } from '@scamguard/content/contacts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { MODERATOR } from './moderation.samples.ts';

const signedIn = { me: { user: MODERATOR }, secondFactor: { state: 'shown' } };
const contacts = (CONTACTS.TG ?? []).map((contact, at) => ({
  key: keyOf(contact),
  contact,
  isDue: at === 0,
  isHidden: at === 1,
  isEdited: at < 3,
}));

const meta = {
  ...screenStories,
  title: 'Screens/Contact desk',
  args: {
    address: linkTo('/moderation', { tab: 'contacts' }),
    answers: { ...signedIn, contactDesk: { contacts } },
  },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/plus de 180 jours/)).toBeVisible();
    await expect(canvas.getByText(/Caché/)).toBeVisible();
  },
};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

/** If the server refuses a contact, the typed text stays. */
export const Refused: Story = {
  args: {
    answers: {
      ...signedIn,
      contactDesk: { contacts },
      editContact: refusal(400, 'Ce contact ne peut pas être appelé ou ouvert ainsi.'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Modifier' });
    if (first === undefined) throw new Error('There are contacts');
    await userEvent.click(first);
    const value = await canvas.findByRole('textbox', { name: /Numéro, code ou adresse/ });
    await userEvent.clear(value);
    await userEvent.type(value, '90123456');
    await userEvent.click(canvas.getByRole('button', { name: /Je l'ai essayé/ }));
    await expect(await within(document.body).findByText(/ne peut pas être appelé/)).toBeVisible();
    await expect(value).toHaveValue('90123456');
  },
};

export const Loading: Story = { args: { answers: { ...signedIn, contactDesk: onItsWay } } };

export const Failed: Story = { args: { answers: { ...signedIn, contactDesk: refusal(503, 'Plus tard') } } };
