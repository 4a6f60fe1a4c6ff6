import { Button, LinkButton, useToast } from '@scamguard/ui';
import { DownloadIcon, ShareIcon } from '@scamguard/ui/icons';
import { type MouseEvent, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { useTakenOver } from '../screen/use-taken-over.ts';
import { handOver, keep, sharesPictures } from './hand-over.ts';
import type { Warning } from './warning.ts';
import { whatsAppAddress } from './whatsapp-address.ts';

/**
 * Sends a warning to somebody close: as words and a picture where the phone shares pictures, else as words by WhatsApp, with the picture to
 * keep. It is drawn on this device, when it is asked for.
 */
export function WarnSomeone({ warning }: { warning: Warning }) {
  // Another warning, or another language, is another picture.
  return <WarnButtons key={warning.lines.join()} warning={warning} />;
}

function WarnButtons({ warning }: { warning: Warning }) {
  const words = useLanguage();
  const { t } = words;
  const { show } = useToast();
  const isInBrowser = useTakenOver();
  const [picture, setPicture] = useState<File>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const isShared = isInBrowser && !hasFailed && sharesPictures();
  // The server does not know what the site is called.
  const address = isInBrowser ? [new URL(warning.page, location.origin).href] : [];
  const text = [...warning.lines, ...address].join('\n');

  const draw = async () => {
    if (picture) return picture;
    const { pictureFile } = await import('./picture-file.ts');
    const drawn = await pictureFile(warning, words);
    setPicture(drawn);
    return drawn;
  };
  const handleShare = async (event: MouseEvent) => {
    event.preventDefault();
    const outcome = await draw().then(
      (drawn) => handOver(drawn, text),
      () => 'refused' as const,
    );
    setIsLate(outcome !== 'done');
    // From now on the link sends the words.
    setHasFailed(outcome === 'refused');
  };
  const handleKeep = () =>
    draw()
      .then(keep)
      .catch(() =>
        show({
          title: t('result.warn.failed.title'),
          description: t('result.warn.failed.text'),
          tone: 'destructive',
        }),
      );

  return (
    <>
      <LinkButton
        variant="secondary"
        width="fullOnPhone"
        icon={ShareIcon}
        target="_blank"
        rel="noreferrer"
        href={whatsAppAddress([text])}
        onClick={isShared ? handleShare : undefined}
      >
        {t(isLate ? 'result.warn.again' : 'result.warn.label')}
      </LinkButton>
      {isInBrowser && !isShared && (
        <Button variant="quiet" width="fullOnPhone" icon={DownloadIcon} onClick={handleKeep}>
          {t('result.warn.keep')}
        </Button>
      )}
    </>
  );
}
