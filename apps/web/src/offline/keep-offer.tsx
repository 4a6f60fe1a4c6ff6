import { completeLanguage, hasTexts, type Language, loadTexts, type TextsName } from '@scamguard/i18n';
import { Button, Notice } from '@scamguard/ui';
import { OfflineIcon } from '@scamguard/ui/icons';
import { voiceFor } from '@scamguard/ui/voice-for';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { acceptOffer, useOffer } from './offer.ts';
import { OFFLINE_KB, OFFLINE_WITH_RECORDINGS_KB } from './offline-size.ts';

const TEXTS: readonly TextsName[] = ['offline'];

/** Offers to keep what a check and first aid need without a network, and says what that costs. On a line that costs nothing it is not asked. */
export default function KeepOffer() {
  const { t, language } = useLanguage();
  const offer = useOffer();
  const isAsked = offer !== 'none';
  const [, setLoaded] = useState<Language>();
  const [hasVoice, setHasVoice] = useState<boolean>();
  useEffect(() => {
    if (!isAsked) return;
    void loadTexts(language, TEXTS)
      .then(() => setLoaded(language))
      .catch(() => undefined);
    // Without one, recordings are kept too.
    void voiceFor(completeLanguage(language)).then((voice) => setHasVoice(typeof voice !== 'string'));
  }, [isAsked, language]);

  if (!isAsked || hasVoice === undefined || !hasTexts(language, TEXTS)) return null;
  if (offer === 'kept')
    return <Notice tone="success" icon={OfflineIcon} announced="politely" title={t('offline.kept')} />;
  return (
    <Notice
      icon={OfflineIcon}
      announced="politely"
      title={t(offer === 'failed' ? 'offline.failed' : 'offline.title')}
    >
      <Button
        variant="secondary"
        busy={offer === 'keeping'}
        busyLabel={t('offline.keeping')}
        onClick={() => void acceptOffer()}
      >
        {t('offline.keep', { size: hasVoice ? OFFLINE_KB : OFFLINE_WITH_RECORDINGS_KB })}
      </Button>
    </Notice>
  );
}
