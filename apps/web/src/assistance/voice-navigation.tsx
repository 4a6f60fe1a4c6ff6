import { VoiceNavButton } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { importAgain } from '../screen/import-again.ts';
import { useWorks } from './use-works.ts';

const loadGuide = () => importAgain(() => import('./voice-guide.tsx'));

/** The button that goes to a page by voice. */
export function VoiceNavigation() {
  const { t } = useLanguage();
  const [VoiceGuide, fetchGuide] = useWorks(loadGuide);
  if (VoiceGuide) return <VoiceGuide />;
  return (
    <VoiceNavButton state="off" label={t('voice.start')} stopLabel={t('voice.stop')} onToggle={fetchGuide} />
  );
}
