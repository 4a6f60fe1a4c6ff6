import { addressOf, inLanguage } from '@scamguard/client';
import type { EducationItem } from '@scamguard/contracts';
import { AudioPlayer, EmptyState, Notice, Stack } from '@scamguard/ui';
import { OfflineIcon } from '@scamguard/ui/icons';
import { useAudio } from '@scamguard/ui/use-audio';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

/** A lesson to be heard: what is recorded, and the browser's own reading. */
export function LessonAudio({ lesson: { title, speech, audioId } }: { lesson: EducationItem }) {
  const { t, language } = useLanguage();
  const { playback } = useAudio(audioId ?? '');
  if (!audioId) {
    return (
      <EmptyState
        title={t('moduleDetail.noAudio')}
        action={<ReadAloud text={`${title}\n${speech}`} label={t('moduleDetail.listen')} />}
      />
    );
  }
  return (
    <Stack gap="medium">
      <AudioPlayer
        audioId={audioId}
        src={inLanguage(addressOf('audio', { params: { id: audioId } }), language)}
        title={t('moduleDetail.recording')}
      />
      {playback.state === 'failed' && !navigator.onLine && (
        <Notice announced="politely" icon={OfflineIcon} title={t('moduleDetail.audioNotKept')} />
      )}
      <ReadAloud text={`${title}\n${speech}`} label={t('moduleDetail.listen')} />
    </Stack>
  );
}
