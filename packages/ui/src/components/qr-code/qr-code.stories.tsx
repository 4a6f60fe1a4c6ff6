import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './index.ts';
import { SAMPLE_QR } from './sample-qr.ts';

const meta = {
  title: 'Components/Qr code',
  component: QrCode,
  args: { label: 'Code QR : WhatsApp +229 01 00 00 00 00', ...SAMPLE_QR },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
