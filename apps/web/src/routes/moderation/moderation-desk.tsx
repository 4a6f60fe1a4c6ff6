import { TabPanel, Tabs } from '@scamguard/ui';
import { Suspense, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { useFocusGoesOn } from '../../screen/use-focus-goes-on.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { MODERATION_TABS, type ModerationTab } from './moderation-tabs.ts';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { ReviewsToDecide } from './reviews-to-decide.tsx';
import { ScamsToDecide } from './scams-to-decide.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { SudoProvider } from './sudo.tsx';

const ContactDesk = lazyPart(() => import('./contact-desk.tsx'));
const VoiceStudio = lazyPart(() => import('./voice-studio.tsx'));

/** Reports that wait for moderators and decisions that were made, behind their second factor. */
export default function ModerationDesk() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const [path] = useLocation();
  const desk = useRef<HTMLDivElement>(null);
  // What is decided goes from its list, and its buttons with it.
  useFocusGoesOn(() => desk.current);
  const asked = search.get('tab') ?? (path.endsWith('/voices') ? 'voices' : null);
  const open = MODERATION_TABS.find((tab) => tab === asked) ?? 'pending';
  return (
    <div ref={desk}>
      <SecondFactorGate>
        {(onReplaced) => (
          <SudoProvider>
            <Tabs
              label={t('moderation.tabs.label')}
              items={MODERATION_TABS.map((value) => ({ value, label: t(`moderation.tabs.${value}`) }))}
              value={open}
              onValueChange={(tab) => setSearch({ tab }, { replace: true })}
            >
              {MODERATION_TABS.map((tab) => (
                <TabPanel key={tab} value={tab}>
                  <Suspense fallback={<Waiting lines={6} label={t('moderation.loading')} />}>
                    {partOf(tab, onReplaced)}
                  </Suspense>
                </TabPanel>
              ))}
            </Tabs>
          </SudoProvider>
        )}
      </SecondFactorGate>
    </div>
  );
}

function partOf(tab: ModerationTab, onReplaced: (recoveryCodes: readonly string[]) => void) {
  switch (tab) {
    case 'reviews':
      return <ReviewsToDecide />;
    case 'voices':
      return <VoiceStudio />;
    case 'contacts':
      return <ContactDesk />;
    case 'code':
      return <OwnSecondFactor onReplaced={onReplaced} />;
    default:
      return <ScamsToDecide status={tab} />;
  }
}
