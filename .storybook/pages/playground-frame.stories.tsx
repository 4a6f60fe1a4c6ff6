import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { expect, waitFor } from 'storybook/test';
import { keepCode, onKept, readCode, runnable, STARTERS } from './playground-code.ts';
import { scope } from './playground-scope.ts';

/** What the code of the playground draws, in a window of its own, so that it knows its width. */
function Drawn() {
  const code = useSyncExternalStore(onKept, readCode);
  return (
    <LiveProvider code={code} scope={scope} transformCode={runnable} language="tsx">
      <LivePreview />
      <LiveError style={{ whiteSpace: 'pre-wrap', color: 'var(--sg-tone-danger-ink)' }} />
    </LiveProvider>
  );
}

const meta = {
  title: 'Foundations/Playground frame',
  component: Drawn,
  // The playground shows it; alone it is of no use.
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

function typed(code: string) {
  keepCode(code);
  // A document hears of what others keep, and not of what it keeps itself.
  dispatchEvent(new StorageEvent('storage'));
}

/** Code changes in the page around, and a mistake in it is told. */
export const Frame: Story = {
  play: async ({ canvas }) => {
    const before = readCode();
    typed('<Button icon={MailIcon}>Envoyer</Button> <Badge>Nouveau</Badge>');
    await expect(await canvas.findByRole('button', { name: 'Envoyer' })).toBeVisible();
    typed('<Button>');
    await waitFor(() => expect(canvas.getByText(/SyntaxError/)).toBeVisible());
    for (const code of Object.values(STARTERS)) {
      typed(code);
      await waitFor(() => expect(canvas.queryByText(/Error/)).toBeNull());
    }
    await expect(await canvas.findByRole('tab', { name: 'Lien' })).toBeVisible();
    typed(before);
  },
};
