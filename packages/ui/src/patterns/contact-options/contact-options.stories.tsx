import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailIcon, MessageIcon, PhoneIcon } from '../../components/icon/icons.ts';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { ContactOptions } from './index.ts';

const meta = {
  title: 'Patterns/ContactOptions',
  component: ContactOptions,
  args: {
    options: [
      {
        id: 'phone',
        icon: PhoneIcon,
        label: 'Téléphone',
        value: '+229 00 00 00 00 00',
        href: 'tel:+2290000000000',
      },
      {
        id: 'whatsapp',
        icon: MessageIcon,
        label: 'WhatsApp',
        value: 'Écrire sur WhatsApp',
        href: 'https://wa.me/0',
      },
      {
        id: 'email',
        icon: MailIcon,
        label: 'E-mail',
        value: 'aide@exemple.com',
        href: 'mailto:aide@exemple.com',
      },
    ],
    hours: 'Lundi à vendredi, 8h-18h GMT+0',
  },
} satisfies Meta<typeof ContactOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: 'Téléphone +229 00 00 00 00 00' });
    await expect(phone).toHaveAttribute('href', 'tel:+2290000000000');
    await expect(phone.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** No number is known: the button leads to the message form, and says so. */
export const NotFilledIn: Story = {
  args: {
    options: [
      {
        id: 'phone',
        icon: PhoneIcon,
        label: 'Téléphone',
        value: 'Laissez-nous un message',
        href: '#message',
      },
      { id: 'email', icon: MailIcon, label: 'E-mail', value: 'Laissez-nous un message', href: '#message' },
    ],
  },
};

export const WithoutHours: Story = { args: { hours: undefined } };

export const LongWord: Story = {
  args: { options: [{ id: 'email', icon: MailIcon, label: 'E-mail', value: LONG_WORD, href: '#message' }] },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
