import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { insideOf, WidgetOnPage } from '../../stories/widget-story.tsx';

const meta = {
  title: 'Widgets/Sos',
  component: WidgetOnPage,
  args: { name: 'sos', attributes: { country: 'BJ' } },
} satisfies Meta<typeof WidgetOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'sos');
    await expect(await inside.findByRole('heading', { name: "J'ai envoyé l'argent" })).toBeVisible();
    await expect(inside.getByRole('checkbox', { name: "De l'argent" })).not.toBeChecked();
  },
};

/** Only the steps of what is gone follow; one may go back and change it. */
export const StepsOfWhatIsGone: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'sos');
    await userEvent.click(await inside.findByRole('checkbox', { name: "De l'argent" }));
    await userEvent.click(inside.getByRole('button', { name: 'Commencer' }));
    await expect(await inside.findByText('Étape 1 sur 5')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Étape suivante' }));
    await expect(await inside.findByText('Appelez votre opérateur ou votre banque')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Étape précédente' }));
    await userEvent.click(inside.getByRole('button', { name: 'Étape précédente' }));
    await expect(await inside.findByRole('checkbox', { name: "De l'argent" })).toBeChecked();
  },
};

/** The step that names whom to turn to in the visitor's country. */
export const Contacts: Story = {
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'sos');
    await userEvent.click(await inside.findByRole('button', { name: 'Commencer' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Étape suivante' }));
    await expect(await inside.findByText('Étape 2 sur 4')).toBeVisible();
    await expect(await inside.findByRole('link', { name: /^Écrire à CNIN/ })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  args: { attributes: { lang: 'en', theme: 'dark' } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'sos');
    await userEvent.click(await inside.findByRole('checkbox', { name: 'Money' }));
    await expect(inside.getByRole('checkbox', { name: 'Money' })).toBeChecked();
  },
};

export const InYoruba: Story = {
  args: { attributes: { lang: 'yo', country: 'NG' } },
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, 'sos');
    await userEvent.click(await inside.findByRole('button', { name: 'Bẹ̀rẹ̀' }));
    await expect(await inside.findByRole('heading', { name: 'Ẹ má bá wọn sọ̀rọ̀ mọ́' })).toHaveAttribute(
      'lang',
      'yo',
    );
  },
};

/** Rules that unset everything on the page do not reach it. */
export const OnHostilePage: Story = {
  args: { css: 'scamguard-sos, scamguard-sos * { all: unset !important; }' },
};
