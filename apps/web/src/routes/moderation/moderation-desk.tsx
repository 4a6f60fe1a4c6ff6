import { TabPanel, Tabs } from '@scamguard/ui';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { MODERATION_TABS } from './moderation-tabs.ts';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { ReviewsToDecide } from './reviews-to-decide.tsx';
import { ScamsToDecide } from './scams-to-decide.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { SudoProvider } from './sudo.tsx';

/** What waits for moderators and what was decided, behind their second factor. */
export default function ModerationDesk() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = MODERATION_TABS.find((tab) => tab === asked) ?? 'pending';
  return (
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
                {tab === 'reviews' && <ReviewsToDecide />}
                {tab === 'code' && <OwnSecondFactor onReplaced={onReplaced} />}
                {tab !== 'reviews' && tab !== 'code' && <ScamsToDecide status={tab} />}
              </TabPanel>
            ))}
          </Tabs>
        </SudoProvider>
      )}
    </SecondFactorGate>
  );
}
