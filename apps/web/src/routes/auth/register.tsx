import { RegisterForm, type RegisterValues, TextLink, useToast } from '@scamguard/ui';
import { type ReactNode, useState } from 'react';
import { rulesFrom } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { type CodeSent, register } from './accounts.ts';
import { countryNames } from './country-names.ts';
import { ProveNumber } from './prove-number.tsx';
import { useFailure } from './use-failure.ts';

const EMPTY: RegisterValues = { phoneNumber: '', password: '', confirmPassword: '', terms: false };
const RULES = rulesFrom(async () => (await import('./auth-schemas.ts')).registerSchema);

interface RegisterProps {
  /** The account is made: on to signing in. */
  onDone: () => void;
  children: ReactNode;
}

/** Makes an account in two steps: number and password, then the code that was sent to the number. */
export function Register({ onDone, children }: RegisterProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const fail = useFailure();
  const [sent, setSent] = useState<CodeSent>();

  const handleSend = async ({ phoneNumber, password }: RegisterValues) => {
    try {
      setSent(await register({ phoneNumber, password }, language));
      show({ title: t('auth.register.success') });
    } catch (error) {
      if (refuse(error)) return;
      fail(error, { title: t('auth.register.failure.title'), text: t('auth.register.failure.text') });
    }
  };
  const { state, send, refuse, reset, isBusy } = useForm({
    initial: EMPTY,
    rules: RULES,
    given: [t],
    onSend: handleSend,
  });
  if (sent) {
    const handleDone = () => {
      setSent(undefined);
      reset();
      onDone();
    };
    return <ProveNumber sent={sent} onDone={handleDone} onBack={() => setSent(undefined)} onResend={send} />;
  }
  return (
    <RegisterForm
      {...state}
      onSubmit={send}
      busy={isBusy}
      labels={{
        phoneNumber: t('auth.register.phoneNumber'),
        password: t('auth.register.password'),
        confirmPassword: t('auth.register.confirmPassword'),
      }}
      phoneHelp={t('auth.register.phoneHelp')}
      passwordHelp={t('auth.register.passwordHelp')}
      countryNames={countryNames(t('site.locale'))}
      terms={
        <>
          {t('auth.register.termsBefore')}{' '}
          <TextLink href={linkTo('/terms')}>{t('auth.register.termsLink')}</TextLink>{' '}
          {t('auth.register.termsBetween')}{' '}
          <TextLink href={linkTo('/privacy')}>{t('auth.register.privacyLink')}</TextLink>
        </>
      }
      submitLabel={t('auth.register.submit')}
      busyLabel={t('auth.register.busy')}
    >
      {children}
    </RegisterForm>
  );
}
