import type { ItemKind } from '@scamguard/engine/vocabulary';
import { LinkButton } from '@scamguard/ui/link-button';
import { ResultPanel } from '@scamguard/ui/result-panel';
import { Text } from '@scamguard/ui/text';
import { useEffect, useRef } from 'preact/hooks';
import { type Speaker, useVoice } from '../../voice/use-voice.tsx';
import type { Answer } from './checks.ts';
import { describe } from './describe.ts';
import type { VerifyTexts } from './texts.ts';

interface VerifyAnswerProps {
  /** The field that it was put into. */
  kind: ItemKind;
  texts: VerifyTexts;
  /** The same in the language of the voice. */
  spokenTexts: VerifyTexts;
  speaker: Speaker;
  /** Address of the site's assistant, which takes over what was checked; none without a server. */
  assistant: string | undefined;
  answer: Extract<Answer, { state: 'done' }>;
}

/** The answer to one check. The focus goes to it when it arrives, so that it is read next. */
export function VerifyAnswer({
  kind,
  texts,
  spokenTexts,
  speaker,
  assistant,
  answer: { value, result, isTranslated },
}: VerifyAnswerProps) {
  const panel = useRef<HTMLElement>(null);
  const { isMute, ...listen } = useVoice(describe(result, spokenTexts, kind).spoken, speaker);
  useEffect(() => {
    // Whoever changed the language is somewhere else on the page.
    if (isTranslated) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [result, isTranslated]);
  return (
    <>
      <output>{isMute && <Text>{texts.listen.noSpeech}</Text>}</output>
      <ResultPanel
        ref={panel}
        {...describe(result, texts, kind).panel}
        subject={{ label: texts.checked, value }}
        {...(result.verdict === 'unknown' &&
          assistant && {
            actions: (
              <LinkButton
                variant="secondary"
                width="fullOnPhone"
                href={`${assistant}#about=${encodeURIComponent(value)}`}
                target="_blank"
                rel="noopener"
              >
                {texts.tellAssistant}
              </LinkButton>
            ),
          })}
        listen={{ label: texts.listen.label, stopLabel: texts.listen.stop, ...listen }}
      />
    </>
  );
}
