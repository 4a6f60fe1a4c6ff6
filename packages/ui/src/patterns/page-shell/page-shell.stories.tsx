import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../../components/heading/index.ts';
import { Container, Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/text/index.ts';
import { footer, LONG_TEXT, navigation, tabBarItems } from '../../testing/sample-content.ts';
import { AppHeader } from '../app-header/index.ts';
import { BottomTabBar } from '../bottom-tab-bar/index.ts';
import { Footer } from '../footer/index.ts';
import { PageShell } from './index.ts';

const meta = {
  title: 'Patterns/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <AppHeader {...navigation} onLanguageChange={fn()} />,
    footer: <Footer {...footer} />,
    tabBar: <BottomTabBar items={tabBarItems} />,
    children: (
      <Container width="column" spacing="page">
        <Stack>
          <Heading level={1} size="headline">
            Outils de Vérification Intelligente
          </Heading>
          <Text>{LONG_TEXT}</Text>
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** Scrolled to the end, the bar stands below the last line and covers nothing. */
export const BarCoversNothing: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByText(String(footer.note)).getBoundingClientRect();
    const bar = canvas.queryByRole('navigation', { name: 'Raccourcis' });
    if (bar) await expect(last.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    window.scrollTo(0, 0);
  },
};

export const SkipsTheNavigation: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'contenu');
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const ShortPage: Story = {
  args: { children: <Container spacing="page">Chargement…</Container>, footer: undefined },
};

export const LargeText: Story = { globals: { textSize: '200' } };
