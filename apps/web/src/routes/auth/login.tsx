import type { PostedAccount } from '@scamguard/client/pages';
import { LoginForm, type LoginValues, useToast } from '@scamguard/ui';
import { type ReactNode, use, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../../account/use-me.ts';
import { rulesFrom } from '../../forms/rules.ts';
import { typedBeforeScripts } from '../../forms/typed-before-scripts.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { signIn } from './accounts.ts';
import { PostedAccountContext } from './posted-account.tsx';
import { useFailure } from './use-failure.ts';

const FORM_ID = 'connexion';

const firstValues = (posted: PostedAccount | undefined): LoginValues => ({
  phoneOrEmail: posted?.values['phoneOrEmail'] ?? '',
  password: '',
  remember: false,
  ...typedBeforeScripts(FORM_ID, ['phoneOrEmail', 'password']),
});
const RULES = rulesFrom(async () => (await import('./auth-schemas.ts')).loginSchema);

/** Signs in and leads to the home page; whose password is too simple, to where it is changed. */
export function Login({ children }: { children: ReactNode }) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const { setUser } = useMe();
  const [, navigate] = useLocation();
  const fail = useFailure();
  const posted = use(PostedAccountContext);
  const [initial] = useState(() => firstValues(posted));

  const handleSend = async (values: LoginValues) => {
    try {
      const { user, shouldChangePassword } = await signIn(values, language);
      show({ title: t('auth.login.success') });
      await setUser(user);
      navigate(shouldChangePassword ? `${linkTo('/auth')}?password=weak` : linkTo('/'));
    } catch (error) {
      fail(error, { title: t('auth.login.failure.title'), text: t('auth.login.failure.text') });
    }
  };
  const { state, send, isBusy } = useForm({ initial, rules: RULES, given: [t], onSend: handleSend });
  return (
    <LoginForm
      {...state}
      id={FORM_ID}
      onSubmit={send}
      busy={isBusy}
      labels={{
        phoneOrEmail: t('auth.login.phoneOrEmail'),
        password: t('auth.login.password'),
        remember: t('auth.login.remember'),
      }}
      forgotten={{ label: t('auth.login.forgotten'), href: linkTo('/auth', { tab: 'forgotten' }) }}
      submitLabel={t('nav.signIn')}
      busyLabel={t('auth.login.busy')}
    >
      {children}
    </LoginForm>
  );
}
