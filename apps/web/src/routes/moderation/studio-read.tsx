import type { StudioSentence } from '@scamguard/contracts';
import { APPROVALS } from '@scamguard/contracts/limits';
import { Button, Card, Inline, Stack, Text, TextArea } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { type StudioPart, StudioSentenceText } from './studio-sentence-text.tsx';
import { useAct } from './use-act.ts';

interface StudioReadProps extends StudioPart {
  sentences: readonly StudioSentence[];
}

/** One written translation after the other, beside its meaning: approved, or written otherwise. */
export function StudioRead({ sentences: [sentence], ...part }: StudioReadProps) {
  return sentence ? <OneText key={sentence.id} sentence={sentence} {...part} /> : null;
}

function OneText({ sentence, actions, ...languages }: StudioPart & { sentence: StudioSentence }) {
  const { t } = useLanguage();
  const [correction, setCorrection] = useState<string>();
  const { isBusy, make } = useAct({ done: t('voiceStudio.decided'), failed: t('voiceStudio.notDecided') });
  const { id, text, approvals, corrections } = sentence;
  const review = (other?: string) => void make(() => actions.review(id, text ?? '', other));
  return (
    <Card as="article">
      <Stack>
        <StudioSentenceText sentence={sentence} {...languages} />
        <Text tone="muted">{t('voiceStudio.approvals', { count: approvals, needed: APPROVALS })}</Text>
        {corrections.length > 0 && (
          <Text tone="muted">{t('voiceStudio.corrections', { texts: corrections.join(' / ') })}</Text>
        )}
        {correction === undefined ? (
          <Inline>
            <Button aria-disabled={isBusy} onClick={() => review()}>
              {t('voiceStudio.approveText')}
            </Button>
            <Button variant="secondary" onClick={() => setCorrection(text ?? '')}>
              {t('voiceStudio.correct')}
            </Button>
          </Inline>
        ) : (
          <>
            <TextArea
              label={t('voiceStudio.correction')}
              lang={languages.lang}
              value={correction}
              maxLength={1_000}
              onChange={({ currentTarget }) => setCorrection(currentTarget.value)}
            />
            <Button
              aria-disabled={isBusy}
              disabled={correction.trim() === ''}
              onClick={() => review(correction.trim())}
            >
              {t('voiceStudio.correct')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
