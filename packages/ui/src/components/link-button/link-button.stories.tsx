import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { PhoneIcon, ReportIcon, VerifyIcon } from '../icon/icons.ts';
import { frMessages, UiProvider } from '../ui-provider/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '/verify', children: 'VÉRIFIER', icon: VerifyIcon },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'VÉRIFIER' })).toHaveAttribute('href', '/verify');
  },
};

export const Secondary: Story = {
  args: { href: '/report', variant: 'secondary', children: 'SIGNALER', icon: ReportIcon },
};

export const FullOnPhone: Story = { args: { size: 'large', width: 'fullOnPhone' } };

/** Inside the site the application's own link is used, everywhere else a plain anchor. */
export const ThroughTheRouter: Story = {
  render: (args) => (
    <UiProvider
      messages={frMessages}
      linkComponent={({ children, ...rest }) => (
        <a data-routed {...rest}>
          {children}
        </a>
      )}
    >
      <LinkButton {...args} />
      <LinkButton href="tel:+22900000000" icon={PhoneIcon} variant="quiet">
        Appeler
      </LinkButton>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'VÉRIFIER' })).toHaveAttribute('data-routed');
    await expect(canvas.getByRole('link', { name: 'Appeler' })).not.toHaveAttribute('data-routed');
  },
};

export const LongWord: Story = { args: { children: LONG_WORD } };
