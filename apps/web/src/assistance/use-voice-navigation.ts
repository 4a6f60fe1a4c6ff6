import { addressOf, inLanguage } from '@scamguard/client';
import { TIMINGS } from '@scamguard/contracts/timings';
import type { VoiceNavState } from '@scamguard/ui';
import { useAudio } from '@scamguard/ui/use-audio';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../language/language-context.ts';
import { useDictation } from '../speech/use-dictation.ts';
import { type SpokenRoute, spokenRoute } from './spoken-route.ts';

const GREETING = 'warning-message';

interface Situation {
  readonly state: VoiceNavState;
  readonly heard?: string;
  readonly route?: SpokenRoute;
  readonly isGreeting?: boolean;
  /** Listening begins once the greeting has been heard. */
  readonly isDue?: boolean;
}

/**
 * Goes to a page by voice, in the steps and with the delays of the specification. If the browser understands no speech, a command
 * is made up, and the button says that this is a demonstration.
 */
export function useVoiceNavigation() {
  const { t, language } = useLanguage();
  const [, navigate] = useLocation();
  const [situation, setSituation] = useState<Situation>({ state: 'off' });
  const greeting = useAudio(GREETING);
  const listen = useRef(() => undefined as void);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const later = useCallback((delay: number, work: () => void) => {
    const timer = setTimeout(work, delay);
    timers.current.add(timer);
  }, []);
  const forgetTimers = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current.clear();
  }, []);

  const understand = useCallback(
    (sentence: string) => {
      forgetTimers();
      const route = spokenRoute(sentence);
      if (!route) {
        setSituation({ state: 'notRecognised', heard: sentence });
        later(TIMINGS.voiceRetry, () => listen.current());
        return;
      }
      setSituation({ state: 'going', heard: sentence, route });
      later(TIMINGS.voiceNavigation, () => {
        setSituation({ state: 'off' });
        navigate(route.path);
      });
    },
    [forgetTimers, later, navigate],
  );
  const dictation = useDictation(understand);
  const isListening = dictation?.listening ?? false;
  const wasListening = useRef(false);
  useEffect(() => {
    listen.current = () => {
      setSituation({ state: 'waiting' });
      dictation?.toggle();
    };
  });
  const isGreetingHeard = greeting.playback.state === 'playing';
  useEffect(() => {
    // If it listened earlier, it would hear the greeting.
    if (situation.isDue && !isGreetingHeard) listen.current();
  }, [situation.isDue, isGreetingHeard]);
  useEffect(() => {
    // The browser gave up waiting for a word.
    const gaveUp = wasListening.current && !isListening;
    wasListening.current = isListening;
    if (gaveUp) setSituation((now) => (now.state === 'waiting' ? { state: 'off' } : now));
  }, [isListening]);

  const start = () => {
    setSituation({ state: 'listening' });
    later(TIMINGS.voiceGreeting, () => {
      setSituation({ state: 'waiting', isGreeting: true });
      greeting.seek(0);
      greeting.toggle(inLanguage(addressOf('audio', { params: { id: GREETING } }), language));
    });
    later(TIMINGS.voiceSimulatedCommand, () => {
      if (dictation) setSituation((now) => ({ ...now, isDue: true }));
      else understand(t(Math.random() < 0.5 ? 'voice.demoNumber' : 'voice.demoReport'));
    });
  };
  const stop = () => {
    forgetTimers();
    greeting.stop();
    if (dictation?.listening) dictation.toggle();
    setSituation({ state: 'off' });
  };
  useEffect(() => forgetTimers, [forgetTimers]);

  const { state, heard, route, isGreeting } = situation;
  const messages: Record<VoiceNavState, string | undefined> = {
    off: undefined,
    listening: t('voice.listening'),
    waiting: [isGreeting && t('voice.greeting'), t('voice.waiting')].filter(Boolean).join(' '),
    heard: undefined,
    notRecognised: t('voice.notRecognised'),
    going: route && t('voice.going', { page: t(route.name) }),
  };
  return {
    state,
    heard,
    message: messages[state],
    isDemonstration: dictation === undefined,
    toggle: state === 'off' ? start : stop,
  };
}
