import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Card } from '../card/index.ts';
import { Text } from '../text/index.ts';
import { Fold } from './index.ts';

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: { title: 'Pourquoi', children: <Text>On vous demande un code secret.</Text> },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On vous demande un code secret.')).not.toBeVisible();
  },
};

/** By nothing of ours: what has the focus, the browser unfolds by Enter, Space or a click. */
export const Unfolded: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText('On vous demande un code secret.');
    await userEvent.tab();
    await expect(canvas.getByRole('heading', { name: 'Pourquoi' }).closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByRole('heading', { name: 'Pourquoi' }));
    await waitFor(() => expect(content).toBeVisible());
  },
};

/** Lays on the screen what the style sheets say of paper. */
function layOutForPaper() {
  const paper = new CSSStyleSheet();
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSMediaRule) || rule.media.mediaText !== 'print') continue;
    for (const { cssText } of rule.cssRules) paper.insertRule(cssText);
  }
  document.adoptedStyleSheets = [paper];
}

/** Somebody takes the answer to the police: nothing of it is missing on paper. */
export const OnPaper: Story = {
  beforeEach: () => () => {
    document.adoptedStyleSheets = [];
  },
  play: async ({ canvas }) => {
    const content = canvas.getByText('On vous demande un code secret.');
    await expect(content.checkVisibility()).toBe(false);
    layOutForPaper();
    await expect(content.closest('details')).not.toHaveAttribute('open');
    await expect(content.checkVisibility()).toBe(true);
  },
};

export const LongTexts: Story = {
  args: { title: `${LONG_TEXT} ${LONG_WORD}`, children: <Text>{LONG_WORD}</Text> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading'));
  },
};

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
