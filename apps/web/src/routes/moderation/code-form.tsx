import { RequestError } from '@scamguard/client';
import { Button, bindText, Form, Inline, OtpField, Text, TextField } from '@scamguard/ui';
import { useState } from 'react';
import { rulesFrom } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/language-context.ts';

const EMPTY = { code: '' };
const RULES = rulesFrom(async () => (await import('./code-schema.ts')).codeSchema);

interface CodeFormProps {
  submitLabel: string;
  /** Sends the code. The error that it throws is shown beside the field or above the button. */
  onSend: (code: string) => Promise<void>;
  /** A recovery code may be given in its place. */
  mayRecover?: boolean;
}

/** The code of the authenticator app or, without the phone, a recovery code. */
export function CodeForm({ submitLabel, onSend, mayRecover = false }: CodeFormProps) {
  const { t } = useLanguage();
  const [isRecovering, setRecovering] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { state, send, refuse, reset, isBusy } = useForm({
    initial: EMPTY,
    rules: RULES,
    given: [t],
    onSend: async ({ code }) => {
      setFailure(undefined);
      try {
        await onSend(code);
      } catch (error) {
        if (refuse(error)) return;
        const said = error instanceof RequestError ? error.visitorMessage : undefined;
        setFailure(said ?? t('moderation.tryAgain'));
      }
    },
  });
  const change = () => {
    setRecovering(!isRecovering);
    setFailure(undefined);
    reset();
  };
  return (
    <Form
      onSubmit={send}
      busy={isBusy}
      {...(failure && { failure: { title: t('moderation.secondFactor.failed'), text: failure } })}
      submit={
        <Inline>
          <Button
            type="submit"
            width="fullOnPhone"
            busy={isBusy}
            busyLabel={t('moderation.secondFactor.busy')}
          >
            {submitLabel}
          </Button>
          {mayRecover && (
            <Button variant="quiet" width="fullOnPhone" onClick={change}>
              {t(isRecovering ? 'moderation.secondFactor.withApp' : 'moderation.secondFactor.lost')}
            </Button>
          )}
        </Inline>
      }
    >
      {isRecovering ? (
        <>
          <TextField
            {...bindText(state, 'code')}
            label={t('moderation.secondFactor.recoveryCode')}
            help={t('moderation.secondFactor.recoveryHelp')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Text size="small" tone="muted">
            {t('moderation.secondFactor.noRecoveryCode')}
          </Text>
        </>
      ) : (
        <OtpField
          name="code"
          label={t('moderation.secondFactor.code')}
          help={t('moderation.secondFactor.codeHelp')}
          required
          value={state.values.code}
          error={state.errors?.code}
          onValueChange={(code) => state.onChange('code', code)}
        />
      )}
    </Form>
  );
}
