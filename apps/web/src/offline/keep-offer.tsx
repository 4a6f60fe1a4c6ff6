import { Button, Notice } from '@scamguard/ui';
import { OfflineIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../language/language-context.ts';
import { acceptOffer, useOffer } from './offer.ts';
import { OFFLINE_KB } from './offline-size.ts';

/** Offers to keep what a check and first aid need without a network, and says what that costs. On a line that costs nothing it is not asked. */
export default function KeepOffer() {
  const { t } = useLanguage();
  const offer = useOffer();
  if (offer === 'none') return null;
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
        {t('site.offline.keep', { size: OFFLINE_KB })}
      </Button>
    </Notice>
  );
}
