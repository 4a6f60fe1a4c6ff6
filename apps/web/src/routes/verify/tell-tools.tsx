import { Button, PictureButton } from '@scamguard/ui';
import { MicrophoneIcon, StopIcon } from '@scamguard/ui/icons';
import { Suspense } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { useDictation } from '../../speech/use-dictation.ts';

const PictureProgressNote = lazyPart(() => import('../../pictures/picture-progress-note.tsx'));

/** Fills the box from a picture or by voice, for the visitor to look over before anything is checked. */
export default function TellTools({ onText }: { onText: (text: string) => void }) {
  const { t } = useLanguage();
  const { progress, take } = usePicture('text', onText);
  const dictation = useDictation(onText);
  return (
    <>
      <PictureButton label={t('door.picture')} onPicture={take} disabled={progress.state === 'reading'} />
      {dictation && (
        <Button
          variant="quiet"
          icon={dictation.listening ? StopIcon : MicrophoneIcon}
          onClick={dictation.toggle}
        >
          {t(dictation.listening ? 'door.stopDictation' : 'door.dictate')}
        </Button>
      )}
      {progress.state !== 'none' && (
        <Suspense>
          <PictureProgressNote progress={progress} wanted="text" onRetry={take} />
        </Suspense>
      )}
    </>
  );
}
