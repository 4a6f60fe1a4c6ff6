import { ResultPanel } from '@scamguard/ui/result-panel';
import { useEffect, useRef } from 'react';
import { useReadAloud } from '../../replaced/use-read-aloud.ts';
import type { Answer } from './checks.ts';
import { describe, spoken } from './describe.ts';
import type { VerifyTexts } from './texts.ts';

interface VerifyAnswerProps {
  texts: VerifyTexts;
  language: string;
  answer: Extract<Answer, { state: 'done' }>;
}

/** The answer to one check. The focus goes to it when it arrives, so that it is read next. */
export function VerifyAnswer({ texts, language, answer: { value, result } }: VerifyAnswerProps) {
  const panel = useRef<HTMLElement>(null);
  const described = describe(result, texts);
  const { speaking, start, stop } = useReadAloud(spoken(described), language);
  useEffect(() => {
    if (!result) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <ResultPanel
      ref={panel}
      {...described}
      subject={{ label: texts.checked, value }}
      {...('speechSynthesis' in window && {
        listen: {
          label: texts.result.listen,
          stopLabel: texts.result.stopListening,
          speaking,
          onToggle: speaking ? stop : start,
        },
      })}
    />
  );
}
