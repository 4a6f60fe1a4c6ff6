import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DIACRITICS, navigation } from '../../testing/sample-content.ts';
import { AppHeader } from './index.ts';

const meta = {
  title: 'Patterns/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: { ...navigation, onLanguageChange: fn() },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name makes room: nothing of it is seen, and the mark can be touched on 48 px. */
export const Phone: Story = {
  play: async ({ canvas, args }) => {
    const home = canvas.getByRole('link', { name: args.siteName });
    const name = document.createRange();
    name.selectNodeContents(within(home).getByText(args.siteName).lastChild as Text);
    const { width, right } = home.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(48);
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  },
};

export const Narrow: Story = { ...Phone, globals: { viewport: { value: 'narrow' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** The drawer is fetched by the first touch; Escape closes it and the focus comes back to the button. */
export const MenuOpened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Vérifier' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth');
  },
};

export const MenuByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const LanguageChosen: Story = {
  play: async ({ canvas, args }) => {
    // A link until scripts run.
    const [picker] = await canvas.findAllByRole('combobox', { name: 'Langue' });
    await userEvent.selectOptions(picker as HTMLElement, 'en');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
  },
};

export const YorubaAndFonLetters: Story = {
  args: { links: navigation.links.map((link) => ({ ...link, label: DIACRITICS.slice(0, 14) })) },
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
