import { Button, bindText, Form, Heading, Inline, PasswordField, Stack, useToast } from '@scamguard/ui';
import { rulesFrom } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';
import { changePassword } from './accounts.ts';
import { useFailure } from './use-failure.ts';

const EMPTY = { currentPassword: '', password: '' };
const RULES = rulesFrom(async () => (await import('./auth-schemas.ts')).changePasswordSchema);

interface ChangePasswordProps {
  /** Changed, or given up. */
  onDone: () => void;
}

/** A new password for somebody who is signed in and knows the old one. */
export function ChangePassword({ onDone }: ChangePasswordProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const fail = useFailure();
  const handleSend = async (values: typeof EMPTY) => {
    try {
      await changePassword(values, language);
      show({ title: t('auth.forgotten.success') });
      onDone();
    } catch (error) {
      if (refuse(error)) return;
      fail(error, { title: t('auth.forgotten.failure'), text: t('auth.account.password.wrong') });
    }
  };
  const { state, send, refuse, isBusy } = useForm({
    initial: EMPTY,
    rules: RULES,
    given: [t],
    onSend: handleSend,
  });
  return (
    <Stack gap="small">
      <Heading level={2}>{t('auth.account.password.title')}</Heading>
      <Form
        onSubmit={send}
        busy={isBusy}
        submit={
          <Inline>
            <Button type="submit" width="fullOnPhone" busy={isBusy} busyLabel={t('auth.forgotten.busy')}>
              {t('auth.forgotten.submit')}
            </Button>
            <Button variant="quiet" width="fullOnPhone" onClick={onDone}>
              {t('auth.account.password.cancel')}
            </Button>
          </Inline>
        }
      >
        <PasswordField
          {...bindText(state, 'currentPassword')}
          label={t('auth.account.password.current')}
          required
          autoComplete="current-password"
        />
        <PasswordField
          {...bindText(state, 'password')}
          label={t('auth.forgotten.password')}
          help={t('auth.register.passwordHelp')}
          required
          autoComplete="new-password"
        />
      </Form>
    </Stack>
  );
}
