import { type AuthTab, AuthTabs, Container, Notice, SocialSignIn, Stack } from '@scamguard/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useMe } from '../../account/use-me.ts';
import { useLanguage } from '../../language/language-context.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { Login } from './login.tsx';
import { PostedAccountNotice } from './posted-account.tsx';
import { Register } from './register.tsx';
import { useSignInProviders } from './use-sign-in-providers.ts';

/** Only signed-in people need it. */
const Account = lazy(() => import('./account.tsx'));

/** `google` is called Google. */
const named = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

export default function AuthScreen() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { user } = useMe();
  const providers = useSignInProviders();
  const asked = search.get('tab');
  const hasFailed = search.get('signin') === 'failed';
  const open = (tab: AuthTab) => setSearch({ tab }, { replace: true });

  if (user) {
    return (
      <Container width="column" spacing="page">
        <Suspense fallback={<Waiting lines={6} label={t('auth.title')} />}>
          <Account user={user} hasWeakPassword={search.get('password') === 'weak'} />
        </Suspense>
      </Container>
    );
  }
  if (asked === 'forgotten') {
    return (
      <Container width="column" spacing="page">
        <Stack gap="medium">
          <PostedAccountNotice />
          <ForgottenPassword onDone={() => open('login')} />
        </Stack>
      </Container>
    );
  }
  const social = (
    <SocialSignIn
      separator={t('auth.social.separator')}
      providers={providers.map(({ id, url }) => ({
        label: t('auth.social.with', { name: named(id) }),
        href: url,
      }))}
    />
  );
  return (
    <Container width="column" spacing="page">
      <Stack gap="medium">
        <PostedAccountNotice />
        {/* Another site's sign-in leads back here when it failed. */}
        {hasFailed && (
          <Notice tone="danger" title={t('auth.social.failed.title')}>
            {t('auth.social.failed.text')}
          </Notice>
        )}
        <AuthTabs
          title={t('auth.title')}
          text={t('auth.lead')}
          label={t('auth.tabs')}
          tab={asked === 'register' ? 'register' : 'login'}
          onTabChange={open}
          tabLabels={{ login: t('auth.login.tab'), register: t('auth.register.tab') }}
          login={<Login>{social}</Login>}
          register={<Register onDone={() => open('login')}>{social}</Register>}
        />
      </Stack>
    </Container>
  );
}
