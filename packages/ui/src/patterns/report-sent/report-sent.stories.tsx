import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ReportSent } from './index.ts';

const meta = {
  title: 'Patterns/ReportSent',
  component: ReportSent,
  args: {
    title: 'Signalement envoyé avec succès!',
    text: "Merci d'avoir contribué à la sécurité de la communauté.",
    again: { label: 'Signaler une autre arnaque', onAgain: fn() },
  },
} satisfies Meta<typeof ReportSent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Signalement envoyé avec succès!' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Signaler une autre arnaque' }));
    await expect(args.again.onAgain).toHaveBeenCalledOnce();
  },
};

/** What happens next, and where to go if money is gone. */
export const WithNextSteps: Story = {
  args: {
    children: (
      <>
        <Text>Un modérateur lit votre signalement. Il est publié sans votre nom, contact masqué.</Text>
        <div>
          <LinkButton href="/urgence" variant="danger" width="fullOnPhone">
            J’ai envoyé l’argent
          </LinkButton>
        </div>
      </>
    ),
  },
};

/** It takes the focus when it appears, so that it is read out. */
export const TakesTheFocus: Story = {
  render: function Sending(args) {
    const [sent, setSent] = useState(false);
    return sent ? (
      <ReportSent {...args} ref={(section) => section?.focus()} />
    ) : (
      <Button onClick={() => setSent(true)}>Envoyer</Button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** If scripts are late or missing, the way back to an empty form is a link. With scripts, it stays on the page. */
export const WithALink: Story = {
  args: { again: { label: 'Signaler une autre arnaque', onAgain: fn(), href: '/report' } },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Signaler une autre arnaque' });
    await expect(link).toHaveAttribute('href', '/report');
    await userEvent.click(link);
    await expect(args.again.onAgain).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  args: {
    title: 'Report sent!',
    text: 'Thank you for helping to keep the community safe.',
    again: { label: 'Report another scam', onAgain: fn() },
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = { args: { title: LONG_WORD, text: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, text: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
