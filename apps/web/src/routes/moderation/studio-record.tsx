import type { StudioSentence } from '@scamguard/contracts';
import { VOICE_SECONDS } from '@scamguard/contracts/limits';
import { Button, Card, Checkbox, Inline, Notice, Stack, TextField, VoiceNoteRecorder } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { recorderTexts } from '../../recording/recorder-texts.ts';
import { useVoiceNote } from '../../recording/use-voice-note.ts';
import { type StudioPart, StudioSentenceText } from './studio-sentence-text.tsx';
import { useAct } from './use-act.ts';

/** It is encoded anew on the server: what comes is better than what is played. In bits a second. */
const BITRATE = 96_000;
/** A recording may begin and end with some silence. In seconds. */
const LIMIT = VOICE_SECONDS.max + 5;

interface StudioRecordProps extends StudioPart {
  sentences: readonly StudioSentence[];
}

/** One sentence after the other: read, record, listen, next. */
export function StudioRecord({ sentences, actions, ...languages }: StudioRecordProps) {
  const { t } = useLanguage();
  const [credit, setCredit] = useState('');
  const [consents, setConsents] = useState(false);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const sentence = sentences.find(({ id }) => !skipped.includes(id)) ?? sentences[0];
  if (!sentence) return null;
  return (
    <Stack>
      <TextField
        label={t('voiceStudio.credit')}
        help={t('voiceStudio.creditHelp')}
        value={credit}
        maxLength={60}
        onChange={({ currentTarget }) => setCredit(currentTarget.value)}
      />
      <Checkbox
        label={t('voiceStudio.consent')}
        checked={consents}
        onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
      />
      <OneSentence
        key={sentence.id}
        sentence={sentence}
        {...languages}
        {...(consents && credit.trim().length > 1 && { credit: credit.trim() })}
        onSend={(voice, by) => actions.record(sentence.id, voice, by)}
        onSkip={() => setSkipped((before) => [...before.filter((id) => id !== sentence.id), sentence.id])}
      />
    </Stack>
  );
}

interface OneSentenceProps extends Omit<StudioPart, 'actions'> {
  sentence: StudioSentence;
  /** Absent until there is a name and consent. */
  credit?: string;
  onSend: (voice: Blob, credit: string) => Promise<void>;
  onSkip: () => void;
}

function OneSentence({ sentence, credit, onSend, onSkip, ...languages }: OneSentenceProps) {
  const { t } = useLanguage();
  const { state, actions, recording } = useVoiceNote({ limit: LIMIT, bitrate: BITRATE });
  const { isBusy, make } = useAct({ done: t('voiceStudio.sent'), failed: t('voiceStudio.notSent') });
  const note = sentence.recordings.find((each) => each.state === 'returned')?.note;
  return (
    <Card as="article">
      <Stack>
        <StudioSentenceText sentence={sentence} {...languages} />
        {sentence.isChanged && <Notice tone="attention">{t('voiceStudio.changed')}</Notice>}
        {note && <Notice tone="attention">{t('voiceStudio.returned', { note })}</Notice>}
        <VoiceNoteRecorder
          state={state}
          limit={LIMIT}
          texts={recorderTexts(t, {
            heading: t('voiceStudio.voice.heading'),
            consent: t('voiceStudio.voice.consent'),
          })}
          {...actions}
        />
        {!(recording && credit) && <Notice tone="neutral">{t('voiceStudio.incomplete')}</Notice>}
        <Inline>
          <Button
            disabled={!recording || !credit}
            busy={isBusy}
            busyLabel={t('voiceStudio.sending')}
            onClick={() => recording && credit && void make(() => onSend(recording, credit))}
          >
            {t('voiceStudio.send')}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {t('voiceStudio.skip')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
