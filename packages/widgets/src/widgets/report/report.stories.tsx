import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { regions, scamTypes } from '../../stories/answers.ts';
import { insideOf, json, noLine, WidgetOnPage, withAnswers } from '../../stories/widget-story.tsx';

const LISTS = { '/api/scams/types': json(scamTypes), '/api/regions': json(regions) };

const meta = {
  title: 'Widgets/Report',
  component: WidgetOnPage,
  args: { name: 'report', attributes: { country: 'BJ' } },
  beforeEach: withAnswers(LISTS),
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const inside = await insideOf(canvasElement, 'report');
  await inside.findByRole('option', { name: 'Littoral' });
  await userEvent.selectOptions(inside.getByLabelText("Type d'arnaque"), 'phishing');
  await userEvent.type(inside.getByLabelText('Titre'), 'Faux agent');
  await userEvent.type(inside.getByLabelText("Que s'est-il passé ?"), 'Il a demandé mon code secret.');
  await userEvent.selectOptions(inside.getByLabelText('Votre région'), 'littoral');
  await userEvent.click(inside.getByRole('button', { name: 'Envoyer le signalement' }));
  return inside;
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'report');
    await expect(await inside.findByRole('option', { name: 'Littoral' })).toBeInTheDocument();
    await expect(inside.queryByRole('option', { name: 'Dakar' })).toBeNull();
  },
};

export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'report');
    await userEvent.click(await inside.findByRole('button', { name: 'Envoyer le signalement' }));
    await expect(await inside.findAllByRole('alert')).toHaveLength(4);
  },
};

export const Sent: Story = {
  beforeEach: withAnswers({ ...LISTS, '/api/reports': json({ id: 'x', status: 'pending' }, 201) }),
  play: async ({ canvasElement }) => {
    const inside = await fillIn(canvasElement);
    await expect(await inside.findByText('Signalement envoyé avec succès!')).toBeVisible();
  },
};

export const WithoutLists: Story = {
  beforeEach: withAnswers({ '/api/scams/types': noLine, '/api/regions': noLine }),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'report');
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      'Impossible de charger le formulaire. Notre serveur ne répond pas.',
    );
    await expect(inside.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

export const Failed: Story = {
  beforeEach: withAnswers({ ...LISTS, '/api/reports': noLine }),
  play: async ({ canvasElement }) => {
    const inside = await fillIn(canvasElement);
    await expect(await inside.findByText("Erreur lors de l'envoi")).toBeVisible();
    await expect(inside.getByLabelText('Titre')).toHaveValue('Faux agent');
  },
};
