import { PictureButton } from '@scamguard/ui';
import { Suspense } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { lazyPart } from '../../screen/lazy-part.ts';

interface VerifyPictureProps {
  /** The link of a QR code, or the text of a screenshot. */
  wanted: 'link' | 'text';
  onText: (text: string) => void;
}

const PictureProgressNote = lazyPart(() => import('../../pictures/picture-progress-note.tsx'));

/** Fills the field from a picture, for the visitor to look over before anything is checked. */
export default function VerifyPicture({ wanted, onText }: VerifyPictureProps) {
  const { t } = useLanguage();
  const { progress, take } = usePicture(wanted, onText);
  return (
    <>
      <PictureButton
        label={t(`verify.picture.${wanted}`)}
        onPicture={take}
        disabled={progress.state === 'reading'}
      />
      {progress.state !== 'none' && (
        <Suspense>
          <PictureProgressNote progress={progress} wanted={wanted} onRetry={take} />
        </Suspense>
      )}
    </>
  );
}
