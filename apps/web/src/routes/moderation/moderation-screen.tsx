import { Container, EmptyState, Heading, LinkButton, Stack, TabPanel, Tabs } from '@scamguard/ui';
import { SignInIcon } from '@scamguard/ui/icons';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useMe } from '../../account/use-me.ts';
import { useLanguage } from '../../language/language-context.ts';
import { lazyPart } from '../../screen/lazy-part.ts';
import { linkTo } from '../../screen/links.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { MODERATION_TABS } from './moderation-tabs.ts';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { ReviewsToDecide } from './reviews-to-decide.tsx';
import { ScamsToDecide } from './scams-to-decide.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { SudoProvider } from './sudo.tsx';

const ContactDesk = lazyPart(() => import('./contact-desk.tsx'));
const VoiceStudio = lazyPart(() => import('./voice-studio.tsx'));

/** For moderators: what waits, and what was decided. */
export default function ModerationScreen() {
  const { t } = useLanguage();
  const { user } = useMe();
  const [search, setSearch] = useSearchParams();
  const [path] = useLocation();
  const asked = search.get('tab') ?? (path.endsWith('/voices') ? 'voices' : null);
  const open = MODERATION_TABS.find((tab) => tab === asked) ?? 'pending';
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <Heading level={1} size="headline">
          {t('moderation.title')}
        </Heading>
        {user === undefined && <Waiting lines={6} label={t('moderation.loading')} />}
        {user !== undefined && !user?.roles.includes('moderator') && (
          <EmptyState
            title={t('moderation.onlyModerators')}
            action={
              <LinkButton href={linkTo('/auth')} icon={SignInIcon}>
                {t('moderation.signIn')}
              </LinkButton>
            }
          />
        )}
        {user?.roles.includes('moderator') && (
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
                      {tab === 'voices' && (
                        <Suspense fallback={<Waiting lines={6} label={t('moderation.loading')} />}>
                          <VoiceStudio />
                        </Suspense>
                      )}
                      {tab === 'contacts' && (
                        <Suspense fallback={<Waiting lines={6} label={t('moderation.loading')} />}>
                          <ContactDesk />
                        </Suspense>
                      )}
                      {tab === 'code' && <OwnSecondFactor onReplaced={onReplaced} />}
                      {tab !== 'reviews' && tab !== 'voices' && tab !== 'contacts' && tab !== 'code' && (
                        <ScamsToDecide status={tab} />
                      )}
                    </TabPanel>
                  ))}
                </Tabs>
              </SudoProvider>
            )}
          </SecondFactorGate>
        )}
      </Stack>
    </Container>
  );
}
