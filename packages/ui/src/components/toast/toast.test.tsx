import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { act, render, renderHook, screen } from '../../testing/render.tsx';
import { TOAST_REMOVE_DELAY_MS, ToastProvider, useToast } from './index.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { toastReducer } from './toast-state.ts';

const shown = (id: string) => ({ type: 'shown', id, content: { title: id } }) as const;

function Trigger() {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show({ title: 'Champ requis', tone: 'destructive' })}>
      Montrer
    </button>
  );
}

const dismissedToast = () => {
  const hook = renderHook(useToast, { wrapper: ToastProvider });
  act(() => void hook.result.current.show({ title: 'Champ requis' }));
  act(() => hook.result.current.dismiss());
  return hook;
};

describeConformance('ToastProvider', { element: <ToastProvider>Bonjour</ToastProvider> });

describe('toastReducer', () => {
  it('keeps one notification, the newest', () => {
    const state = toastReducer(toastReducer([], shown('a')), shown('b'));
    expect(state).toEqual([{ id: 'b', title: 'b', open: true }]);
  });

  it('keeps a dismissed notification, closed', () => {
    const state = toastReducer(toastReducer([], shown('a')), { type: 'dismissed', id: 'a' });
    expect(state).toEqual([{ id: 'a', title: 'a', open: false }]);
  });

  it('leaves others open when one is dismissed, and closes all without an id', () => {
    const state = toastReducer([], shown('a'));
    expect(toastReducer(state, { type: 'dismissed', id: 'b' })).toEqual(state);
    expect(toastReducer(state, { type: 'dismissed' })[0]?.open).toBe(false);
  });

  it('forgets what is removed', () => {
    expect(toastReducer(toastReducer([], shown('a')), { type: 'removed', id: 'a' })).toEqual([]);
  });
});

describe('ToastProvider', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('removes a dismissed notification after 1,000,000 ms, not before', () => {
    const { result } = dismissedToast();
    act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1));
    expect(result.current.toasts).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.toasts).toHaveLength(0);
  });

  it('leaves no timer behind', () => {
    const { unmount } = dismissedToast();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('useToast', () => {
  it('says what it needs', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useToast)).toThrow('useToast needs a ToastProvider above it.');
    complaints.mockRestore();
  });
});

describe('a notification', () => {
  it('is a plain notice where nothing could be fetched', () => {
    render(
      <PlainToasts
        toasts={[
          {
            id: '1',
            open: true,
            title: 'Erreur de vérification',
            description: 'Réessayez.',
            tone: 'destructive',
          },
          { id: '2', open: false, title: 'Fermée' },
        ]}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Erreur de vérification');
    expect(screen.queryByText('Fermée')).not.toBeInTheDocument();
  });

  it('appears once its drawing has been fetched', async () => {
    await import('./toast-outlet.tsx');
    render(
      <ToastProvider>
        <Trigger />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Montrer' }).click());
    const toast = await screen.findByText('Champ requis', { selector: 'li *' });
    expect(toast.closest('li')).toHaveAttribute('data-tone', 'destructive');
  });
});
