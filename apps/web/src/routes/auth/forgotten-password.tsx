import {
  Button,
  bindText,
  Card,
  Form,
  Heading,
  Notice,
  OtpField,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
  useToast,
} from '@scamguard/ui';
import { BackIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { rulesFrom } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { askForCode, resetPassword } from './accounts.ts';
import { useFailure } from './use-failure.ts';

const EMPTY = { phoneOrEmail: '', otp: '', password: '' };
const RULES = rulesFrom(async () => (await import('./auth-schemas.ts')).forgottenSchema);

interface ForgottenPasswordProps {
  /** The password is changed: on to signing in. */
  onDone: () => void;
}

/** A new password in two steps: whose account, then the code that was sent and the password. */
export function ForgottenPassword({ onDone }: ForgottenPasswordProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const fail = useFailure();
  const [sent, setSent] = useState<{ isTestServer: boolean }>();
  const isSent = sent !== undefined;

  const handleSend = async ({ phoneOrEmail, otp, password }: typeof EMPTY) => {
    try {
      if (!isSent) return setSent(await askForCode(phoneOrEmail, language));
      await resetPassword({ phoneOrEmail, otp, password }, language);
      show({ title: t('auth.forgotten.success') });
      onDone();
    } catch (error) {
      if (refuse(error)) return;
      const text = t(isSent ? 'auth.otp.failure.text' : 'auth.register.failure.text');
      fail(error, { title: t('auth.forgotten.failure'), text });
    }
  };
  const { state, send, refuse, isBusy } = useForm({
    initial: EMPTY,
    rules: RULES,
    given: [t, isSent],
    onSend: handleSend,
  });
  return (
    <Stack gap="medium">
      <Heading level={1} size="headline">
        {t('auth.forgotten.title')}
      </Heading>
      <Text>{t('auth.forgotten.text')}</Text>
      <Card>
        <Form
          onSubmit={send}
          busy={isBusy}
          submit={
            <Button
              type="submit"
              size="large"
              width="full"
              busy={isBusy}
              busyLabel={t(isSent ? 'auth.forgotten.busy' : 'auth.forgotten.sending')}
            >
              {t(isSent ? 'auth.forgotten.submit' : 'auth.forgotten.send')}
            </Button>
          }
        >
          <TextField
            {...bindText(state, 'phoneOrEmail')}
            label={t('auth.login.phoneOrEmail')}
            required
            readOnly={isSent}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {isSent && (
            <>
              <Notice announced="politely">{t('auth.forgotten.codeSent')}</Notice>
              {sent.isTestServer && <Notice tone="attention">{t('auth.otp.testNote')}</Notice>}
              <OtpField
                name="otp"
                label={t('auth.forgotten.code')}
                required
                value={state.values.otp}
                error={state.errors?.otp}
                onValueChange={(otp) => state.onChange('otp', otp)}
              />
              <PasswordField
                {...bindText(state, 'password')}
                label={t('auth.forgotten.password')}
                help={t('auth.register.passwordHelp')}
                required
                autoComplete="new-password"
              />
            </>
          )}
        </Form>
      </Card>
      <TextLink href={linkTo('/auth', { tab: 'login' })} standing="alone" icon={BackIcon}>
        {t('auth.forgotten.back')}
      </TextLink>
    </Stack>
  );
}
