import { Button, PictureButton } from '@scamguard/ui';
import { MicrophoneIcon, StopIcon } from '@scamguard/ui/icons';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { useDictation } from '../../speech/use-dictation.ts';

const PictureProgressNote = lazyPart(() => import('../../pictures/picture-progress-note.tsx'));

interface TellToolsProps {
  /** A picture that another app shared: it is read at once. */
  shared: File | undefined;
  onText: (text: string) => void;
}

/** Fills the box from a picture or by voice, for the visitor to look over before anything is checked. */
export default function TellTools({ shared, onText }: TellToolsProps) {
  const { t } = useLanguage();
  const { progress, take } = usePicture('text', onText);
  const dictation = useDictation(onText);
  const read = useEffectEvent(take);
  useEffect(() => {
    if (shared) queueMicrotask(() => read(shared));
  }, [shared]);
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
