import { Button, Notice } from '@scamguard/ui';
import { OfflineIcon } from '@scamguard/ui/icons';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { acceptOffer, useOffer } from './offer.ts';

/** Offers to keep what a check and first aid need without a network, and says what that costs. On a line that costs nothing it is not asked. */
export default function KeepOffer() {
  const { t, language } = useLanguage();
  const offer = useOffer();
  const isAsked = offer !== 'none';
  const [size, setSize] = useState<number>();

  useEffect(() => {
    if (!isAsked) return;
    const fetchSize = async () => {
      const sizes = (await (await fetch('/offline.json')).json()) as Readonly<Record<string, number>>;
      setSize(sizes[language]);
    };
    // Nothing is offered whose cost is not known.
    void fetchSize().catch(() => undefined);
  }, [isAsked, language]);

  if (!isAsked || size === undefined) return null;
  if (offer === 'kept')
    return <Notice tone="success" icon={OfflineIcon} announced="politely" title={t('site.offline.kept')} />;
  return (
    <Notice
      icon={OfflineIcon}
      announced="politely"
      title={t(offer === 'failed' ? 'site.offline.failed' : 'site.offline.title')}
    >
      <Button
        variant="secondary"
        busy={offer === 'keeping'}
        busyLabel={t('site.offline.keeping')}
        onClick={() => void acceptOffer()}
      >
        {t('site.offline.keep', { size })}
      </Button>
    </Notice>
  );
}
