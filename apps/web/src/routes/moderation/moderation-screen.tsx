import { Container, EmptyState, Heading, LinkButton, Stack } from '@scamguard/ui';
import { SignInIcon } from '@scamguard/ui/icons';
import { lazy, Suspense } from 'react';
import { useMe } from '../../account/use-me.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { Waiting } from '../../screen/waiting.tsx';

/** Fetched for people who have signed in as a moderator. */
const ModerationDesk = lazy(() => import('./moderation-desk.tsx'));

/** For moderators: what waits, and what was decided. */
export default function ModerationScreen() {
  const { t } = useLanguage();
  const { user } = useMe();
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
                {t('nav.signIn')}
              </LinkButton>
            }
          />
        )}
        {user?.roles.includes('moderator') && (
          <Suspense fallback={<Waiting lines={6} label={t('moderation.loading')} />}>
            <ModerationDesk />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}
