import type { StudioSentence, VoiceRecording } from '@scamguard/contracts';
import { Button, Card, Inline, ListenButton, Stack, Text, TextField } from '@scamguard/ui';
import { useEffect, useRef, useState } from 'react';
import { requestFile } from '../../data/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { type Playback, playBack } from '../../recording/playback.ts';
import { type StudioPart, StudioSentenceText } from './studio-sentence-text.tsx';
import { useAct } from './use-act.ts';

interface StudioApproveProps extends StudioPart {
  sentence: StudioSentence;
  state: 'waiting' | 'live';
}

/** The recordings of a sentence that wait, or are heard. */
export function StudioApprove({ sentence, state, actions, ...languages }: StudioApproveProps) {
  return (
    <Card as="article">
      <Stack>
        <StudioSentenceText sentence={sentence} {...languages} />
        {sentence.recordings
          .filter((recording) => recording.state === state)
          .map((recording) => (
            <OneRecording key={recording.id} recording={recording} decide={actions.decide} />
          ))}
      </Stack>
    </Card>
  );
}

interface OneRecordingProps {
  recording: VoiceRecording;
  decide: StudioPart['actions']['decide'];
}

function OneRecording({
  recording: { id, state, credit, seconds, version, isOwn },
  decide,
}: OneRecordingProps) {
  const { t, language } = useLanguage();
  const [note, setNote] = useState('');
  const [isPlaying, setPlaying] = useState(false);
  const playback = useRef<Playback>(undefined);
  const { isBusy, make } = useAct({ done: t('voiceStudio.decided'), failed: t('voiceStudio.notDecided') });
  const listening = useAct({ failed: t('voiceStudio.notHeard') });
  useEffect(() => () => playback.current?.stop(), []);

  const listen = async () => {
    if (isPlaying) return playback.current?.stop();
    setPlaying(true);
    const isHeard = await listening.make(async () => {
      const sound = await requestFile('moderatedVoice', { language, params: { id: `${id}.mp3` } });
      playback.current = await playBack(
        sound,
        () => undefined,
        () => setPlaying(false),
      );
    });
    if (!isHeard) setPlaying(false);
  };
  return (
    <Stack gap="small">
      <Text tone="muted">
        {t('voiceStudio.by', {
          credit,
          version,
          seconds: seconds.toLocaleString(t('site.locale'), { maximumFractionDigits: 1 }),
        })}
      </Text>
      <ListenButton
        label={t('site.play')}
        stopLabel={t('voiceStudio.pause')}
        speaking={isPlaying}
        onToggle={() => void listen()}
      />
      {state === 'live' && (
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          onClick={() => void make(() => decide(id, 'withdraw'))}
        >
          {t('voiceStudio.withdraw')}
        </Button>
      )}
      {state === 'waiting' && isOwn && <Text>{t('voiceStudio.own')}</Text>}
      {state === 'waiting' && !isOwn && (
        <>
          <TextField
            label={t('voiceStudio.note')}
            value={note}
            maxLength={300}
            required={false}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Inline>
            <Button aria-disabled={isBusy} onClick={() => void make(() => decide(id, 'approve'))}>
              {t('voiceStudio.approve')}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={isBusy}
              onClick={() => void make(() => decide(id, 'return', note.trim()))}
            >
              {t('voiceStudio.return')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
