import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { Accordion, AccordionItem } from './index.ts';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    children: (
      <>
        <AccordionItem title="Comment vérifier un numéro de téléphone ?">
          Ouvrez la page Vérifier, choisissez « Numéro Tél. » et entrez le numéro avec son indicatif.
        </AccordionItem>
        <AccordionItem title="Que faire d’un message suspect ?">
          Ne répondez pas et n’ouvrez aucun lien. Collez le message dans l’onglet « Conversation ».
        </AccordionItem>
        <AccordionItem title="Comment signaler une arnaque ?">
          <Text>Racontez ce qui s’est passé, avec le numéro ou le lien utilisé.</Text>
          <Button variant="secondary">Signaler</Button>
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opening one closes the other; touching the open one closes it. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByText('Comment vérifier un numéro de téléphone ?'));
    await expect(first).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Que faire d’un message suspect ?'));
    await expect(second).toHaveAttribute('open');
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
    await userEvent.click(canvas.getByText('Que faire d’un message suspect ?'));
    await expect(second).not.toHaveAttribute('open');
  },
};

/** Tab goes from title to title and into what is open, never into what is folded away. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByText('Comment vérifier un numéro de téléphone ?').closest('summary'),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const last = canvas.getByText('Comment signaler une arnaque ?');
    await expect(last.closest('summary')).toHaveFocus();
    await expect(canvas.getByText('Signaler', { selector: 'button *' })).not.toBeVisible();
    await userEvent.click(last);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Signaler' })).toHaveFocus();
  },
};

export const FirstOpen: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Comment reconnaître un site sûr ?" defaultOpen>
          Lisez l’adresse lettre par lettre. Un site officiel ne demande jamais votre code secret.
        </AccordionItem>
        <AccordionItem title="Comment protéger mon compte mobile money ?">
          Ne donnez votre code à personne, même à un agent.
        </AccordionItem>
      </>
    ),
  },
};

export const English: Story = {
  args: {
    children: (
      <AccordionItem title="How do I check a phone number?" defaultOpen>
        Open the Check page, choose “Phone no.” and enter the number with its country code.
      </AccordionItem>
    ),
  },
  globals: { language: 'en' },
};

export const LongTexts: Story = {
  args: {
    children: (
      <>
        <AccordionItem title={LONG_TEXT} defaultOpen>
          {LONG_TEXT}
        </AccordionItem>
        <AccordionItem title={LONG_WORD}>{LONG_WORD}</AccordionItem>
      </>
    ),
  },
};

export const YorubaAndFonLetters: Story = {
  args: {
    children: (
      <AccordionItem title={DIACRITICS} defaultOpen>
        {DIACRITICS}
      </AccordionItem>
    ),
  },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { ...FirstOpen, globals: { theme: 'dark' } };
