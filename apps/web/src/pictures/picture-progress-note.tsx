import { PictureNote } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import type { Wanted } from './look-at-picture.ts';
import type { PictureProgress } from './use-picture.ts';

interface PictureProgressNoteProps {
  progress: PictureProgress;
  wanted: Wanted;
  onRetry: (file: File) => void;
}

/** Says what becomes of a picture; fetched with the first one. */
export default function PictureProgressNote({ progress, wanted, onRetry }: PictureProgressNoteProps) {
  const { t } = useLanguage();
  switch (progress.state) {
    case 'none':
      return null;
    case 'read':
      return <PictureNote state="read" text={t(progress.isCode ? 'pictures.readCode' : 'pictures.read')} />;
    case 'nothing':
      return <PictureNote state="nothing" text={t(`pictures.nothing.${wanted}`)} />;
    case 'refused':
      return (
        <PictureNote
          state="refused"
          text={typeof progress.why === 'object' ? progress.why.said : t(`pictures.refused.${progress.why}`)}
        />
      );
    default: {
      const { state, file } = progress;
      // Without a network the other texts could not be fetched.
      const text = t(`verify.picture.${state}`);
      const retry = file && { label: t('verify.failure.retry'), onRetry: () => onRetry(file) };
      return <PictureNote state={state} text={text} {...(retry && { retry })} />;
    }
  }
}
