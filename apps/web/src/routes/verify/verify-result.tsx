import type { ItemKind, ReadAs, Verdict } from '@scamguard/engine/vocabulary';
import type { TranslationKey } from '@scamguard/i18n';
import { ResultPanel, Stack } from '@scamguard/ui';
import { useReadAloud } from '@scamguard/ui/use-read-aloud';
import { Suspense, useEffect, useRef } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { PlainSound } from '../../speech/plain-sound.tsx';
import { UnreviewedNote } from '../../speech/unreviewed-note.tsx';
import { useSpeech } from '../../speech/use-speech.ts';
import { AskedOfYou, askedAloud } from './asked-of-you.tsx';
import { describeResult, marksIn, reasonsBeside } from './describe-result.ts';
import type { CheckedResult } from './use-verification.ts';
import { VerifyActions, VerifyHelp } from './verify-actions.tsx';
import { warningOf } from './warning-of.ts';

export interface VerifyResultProps {
  kind: ItemKind;
  result: CheckedResult;
  /** `id` of the panel; the first one of the page only. */
  id?: string | undefined;
}

/** Of the verdict; what stands under it is one lower. */
const HEADING_LEVEL = 2;
const INNER_LEVEL = 3;

const MarkedText = lazyPart(() => import('./marked-text.tsx'));

const isItem = (readAs: ReadAs): readAs is Exclude<ItemKind, 'conversation'> =>
  readAs !== 'conversation' && readAs !== 'several';

/** The words of each verdict, and of what is to be done first after a bad one. */
const VERDICT_KEYS = {
  safe: ['result.band.safe', 'result.safeTitle', 'result.safeText'],
  unknown: ['result.band.unknown'],
  caution: ['result.band.medium', 'result.riskTitle', 'result.riskText', 'result.emergency'],
  danger: ['result.band.high', 'result.riskTitle', 'result.riskText', 'result.emergency'],
} as const satisfies Record<Verdict, readonly TranslationKey[]>;

const announced = new WeakSet<CheckedResult>();

/** The answer to one check: shown, read aloud, agreed with or reported. */
export default function VerifyResult({ kind, result, id }: VerifyResultProps) {
  const { t } = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const described = describeResult(result, t, kind);
  const voice = useReadAloud(useSpeech());
  const readAs = result.readAs ?? kind;
  const asks = result.verdict === 'unknown' && isItem(readAs);
  const spoken = [described.spoken, ...(asks ? askedAloud(readAs, t) : [])].join('\n');
  const warning = warningOf(result, t);
  const marks = readAs === 'conversation' || readAs === 'several' ? marksIn(result) : [];

  useEffect(() => {
    // Coming back to a tab shows an earlier answer again; only a new one may take the focus.
    if (announced.has(result)) return;
    announced.add(result);
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [result]);

  const marked = marks.length > 0 && (
    <Suspense>
      <MarkedText
        text={result.checkedValue}
        marks={marks}
        signals={result.signals.map(({ id }) => id)}
        folded={described.panel.folded !== undefined}
        headingLevel={INNER_LEVEL}
      />
    </Suspense>
  );
  const verdict = (
    <ResultPanel
      ref={panel}
      id={id}
      headingLevel={HEADING_LEVEL}
      {...described.panel}
      {...(described.panel.folded && {
        folded: { ...described.panel.folded, more: marked },
      })}
      reasons={reasonsBeside(marks, described.panel.reasons)}
      subject={{ label: t('verify.checked'), value: result.checkedValue }}
      listen={{
        label: t('result.listen'),
        stopLabel: t('result.stopListening'),
        speaking: voice.speaking,
        onToggle: () => (voice.speaking ? voice.pause() : voice.start(spoken)),
        beside: (
          <>
            {voice.speed}
            <PlainSound text={spoken} label={t('result.listen')} />
          </>
        ),
      }}
      {...(asks && { followUp: <AskedOfYou kind={readAs} value={result.checkedValue} /> })}
      {...(warning && { help: <VerifyHelp warning={warning} /> })}
      actions={
        <>
          <UnreviewedNote keys={VERDICT_KEYS[result.verdict]} />
          <VerifyActions kind={kind} result={result} />
        </>
      }
    />
  );
  if (!marked || described.panel.folded) return verdict;
  return (
    <Stack gap="large">
      {verdict}
      {marked}
    </Stack>
  );
}
