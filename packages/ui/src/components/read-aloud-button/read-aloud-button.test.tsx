import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { type FakeVoice, installFakeVoice } from '../../testing/fake-voice.ts';
import { ReadAloudButton } from './index.ts';

describeConformance('ReadAloudButton', {
  element: <ReadAloudButton text="Ne payez rien." />,
  withRef: (ref) => <ReadAloudButton text="Ne payez rien." ref={ref} />,
  withProps: (props) => <ReadAloudButton text="Ne payez rien." {...props} />,
});

describe('ReadAloudButton', () => {
  let voice: FakeVoice;
  afterEach(() => voice.restore());

  it('reads sentence by sentence and comes to rest at the end', async () => {
    voice = installFakeVoice();
    render(<ReadAloudButton text="Raccrochez. Ne payez rien." />);
    fireEvent.click(screen.getByRole('button', { name: 'Écouter' }));
    expect(voice.said).toEqual(['Raccrochez. ', 'Ne payez rien.']);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    voice.finish();
    expect(await screen.findByRole('button', { name: 'Écouter' })).toBeVisible();
  });

  it('silences the text that was being read before', () => {
    voice = installFakeVoice();
    render(
      <>
        <ReadAloudButton text="Un." label="Premier" stopLabel="Arrêter le premier" />
        <ReadAloudButton text="Deux." label="Second" stopLabel="Arrêter le second" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Premier' }));
    fireEvent.click(screen.getByRole('button', { name: 'Second' }));
    expect(screen.getByRole('button', { name: 'Premier' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Arrêter le second' })).toBeVisible();
  });

  it('reads again after it was stopped', () => {
    voice = installFakeVoice();
    render(<ReadAloudButton text="Un." />);
    fireEvent.click(screen.getByRole('button', { name: 'Écouter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Écouter' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(voice.said).toEqual(['Un.', 'Un.']);
  });

  it('leaves another reading alone when it leaves the page silent', () => {
    voice = installFakeVoice();
    const cancel = vi.spyOn(window.speechSynthesis, 'cancel');
    const { unmount } = render(<ReadAloudButton text="Un." />);
    unmount();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('says so when the browser has no voice', () => {
    voice = installFakeVoice(false);
    const onUnavailable = vi.fn();
    render(<ReadAloudButton text="Un." onUnavailable={onUnavailable} />);
    fireEvent.click(screen.getByRole('button', { name: 'Écouter' }));
    expect(onUnavailable).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Écouter' })).toBeVisible();
  });
});
