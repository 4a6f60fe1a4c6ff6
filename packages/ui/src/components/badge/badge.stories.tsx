import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { DangerIcon, PlaceIcon, SafeIcon, WarningIcon } from '../icon/icons.ts';
import { Inline } from '../layout/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Débutant' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success', icon: SafeIcon, children: 'Recommandé' } };

export const Attention: Story = { args: { tone: 'attention', icon: WarningIcon, children: 'Non vérifié' } };

export const Danger: Story = { args: { tone: 'danger', icon: DangerIcon, children: 'Signalé' } };

/** A few together wrap onto the next line. */
export const Several: Story = {
  render: () => (
    <Inline gap="tiny">
      <Badge icon={PlaceIcon}>Littoral</Badge>
      <Badge tone="danger" icon={DangerIcon}>
        Signalé
      </Badge>
      <Badge tone="success" icon={SafeIcon}>
        Recommandé
      </Badge>
    </Inline>
  ),
};

export const LongText: Story = { args: { icon: PlaceIcon, children: LONG_TEXT } };

export const LongWord: Story = { args: { icon: PlaceIcon, children: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS } };

export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
