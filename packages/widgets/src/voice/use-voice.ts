import { useEffect, useRef, useState } from 'react';
import type { Widget } from '../element/widget.ts';

/** Who speaks, and where recordings are asked for. */
export type Speaker = Pick<Widget<unknown>, 'language' | 'server'>;

/**
 * Reads a text aloud and stops; what does the reading is fetched at the first press. `isMute`: it was tried, and this browser
 * has neither a voice nor a recording.
 *
 * @param text one sentence a line
 */
export function useVoice(text: string, { language, server }: Speaker) {
  const [state, setState] = useState<'silent' | 'speaking' | 'mute'>('silent');
  const silence = useRef<() => void>(undefined);
  const end = (isHeard: boolean) => {
    silence.current = undefined;
    setState(isHeard ? 'silent' : 'mute');
  };
  const start = () => {
    let isStopped = false;
    silence.current = () => {
      isStopped = true;
      end(true);
    };
    setState('speaking');
    import('./speech.ts').then(
      ({ speak }) => {
        if (!isStopped) silence.current = speak(text, language, server, end);
      },
      () => isStopped || end(false),
    );
  };
  useEffect(() => () => silence.current?.(), []);
  return {
    speaking: state === 'speaking',
    isMute: state === 'mute',
    onToggle: () => (silence.current ? silence.current() : start()),
  };
}
