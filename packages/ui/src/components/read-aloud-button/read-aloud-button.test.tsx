import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { type FakeVoice, installFakeVoice } from '../../testing/fake-voice.ts';
import { act, fireEvent, render, screen } from '../../testing/render.tsx';
import { giveTurnBack, takeTurn } from '../sound/turn.ts';
import { ReadAloudButton } from './index.ts';

describeConformance('ReadAloudButton', {
  element: <ReadAloudButton text="Ne payez rien." />,
  withRef: (ref) => <ReadAloudButton text="Ne payez rien." ref={ref} />,
  withProps: (props) => <ReadAloudButton text="Ne payez rien." {...props} />,
});

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));

describe('ReadAloudButton', () => {
  let voice: FakeVoice;
  afterEach(() => voice.restore());
  const said = (words: readonly string[]) => vi.waitFor(() => expect(voice.said).toEqual(words));

  it('reads sentence by sentence and comes to rest at the end', async () => {
    voice = installFakeVoice();
    render(<ReadAloudButton text="Raccrochez. Ne payez rien." />);
    await press('Écouter');
    expect(await button('Pause')).toBeVisible();
    await said(['Raccrochez. ']);
    act(() => voice.finish());
    expect(voice.said.join('')).toBe('Raccrochez. Ne payez rien.');
    expect(await button('Écouter')).toBeVisible();
  });

  it('silences the text that was being read before', async () => {
    voice = installFakeVoice();
    render(
      <>
        <ReadAloudButton text="Un." label="Premier" stopLabel="Arrêter le premier" />
        <ReadAloudButton text="Deux." label="Second" stopLabel="Arrêter le second" />
      </>,
    );
    await press('Premier');
    await said(['Un.']);
    await press('Second');
    await said(['Un.', 'Deux.']);
    expect(await button('Premier')).toBeVisible();
    expect(await button('Arrêter le second')).toBeVisible();
  });

  it('leaves the word to a recording that was asked for after it, while what reads was still under way', async () => {
    voice = installFakeVoice();
    const stopRecording = vi.fn();
    render(<ReadAloudButton text="Ne payez rien." />);
    await press('Écouter');
    act(() => void takeTurn(stopRecording));
    expect(await button('Écouter')).toBeVisible();
    await import('../sound/speech-parts.ts');
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(stopRecording).not.toHaveBeenCalled();
    expect(voice.said).toEqual([]);
    giveTurnBack(stopRecording);
  });

  it('gives the word back when it is paused while what reads is still under way', async () => {
    voice = installFakeVoice();
    const stopRecording = vi.fn();
    render(<ReadAloudButton text="Ne payez rien." />);
    const pressed = await button('Écouter');
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    expect(takeTurn(stopRecording)).toBe(false);
    giveTurnBack(stopRecording);
  });

  it('goes on where it was paused', async () => {
    voice = installFakeVoice();
    render(<ReadAloudButton text="Un. Deux." />);
    await press('Écouter');
    await said(['Un. ']);
    act(() => voice.finishPiece());
    await press('Pause');
    await press('Écouter');
    await said(['Un. ', 'Deux.', 'Deux.']);
  });

  it('falls silent when another text takes its place, and reads that from its beginning', async () => {
    voice = installFakeVoice();
    const { rerender } = render(<ReadAloudButton text="Un. Deux." />);
    await press('Écouter');
    await said(['Un. ']);
    rerender(<ReadAloudButton text="Trois." />);
    await press('Écouter');
    await said(['Un. ', 'Trois.']);
  });

  it('leaves another reading alone when it leaves the page silent', async () => {
    voice = installFakeVoice();
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel');
    const { unmount } = render(<ReadAloudButton text="Un." />);
    unmount();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('falls silent when it leaves the page', async () => {
    voice = installFakeVoice();
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel');
    const { unmount } = render(<ReadAloudButton text="Un." />);
    await press('Écouter');
    await said(['Un.']);
    unmount();
    expect(cancel).toHaveBeenCalled();
  });

  it('lets the speed be chosen once something was read', async () => {
    voice = installFakeVoice();
    render(<ReadAloudButton text="Un." />);
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Écouter');
    const speed = await screen.findByRole('combobox', { name: 'Vitesse' });
    await said(['Un.']);
    fireEvent.change(speed, { target: { value: '0.75' } });
    await vi.waitFor(() => expect(voice.rates).toEqual([1, 0.75]));
    act(() => voice.finish());
    expect(speed).toBeVisible();
    fireEvent.change(speed, { target: { value: '1' } });
  });

  it('says so when the browser has no voice', async () => {
    voice = installFakeVoice('missing');
    const onUnavailable = vi.fn();
    render(<ReadAloudButton text="Un." onUnavailable={onUnavailable} />);
    await press('Écouter');
    await vi.waitFor(() => expect(onUnavailable.mock.calls).toEqual([['unsupported']]));
    expect(await button('Écouter')).toBeVisible();
  });
});
