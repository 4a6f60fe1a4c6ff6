import { Button, Card, Form, Inline, PasswordField, Stack, Text, TextLink } from '@scamguard/ui';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ArrivedHeading } from './arrived-heading.tsx';
import { useAttempt } from './use-attempt.ts';

interface DeleteDataProps {
  what: 'report' | 'account' | 'browser';
  /**
   * The proof that the owner asks. The code of a report or the cookies of a browser need no more. An account needs its password,
   * or a sign-in elsewhere just now.
   */
  proof?: 'password' | 'signIn';
  /** Asked of moderators besides: a code of the last minutes. */
  needsCode?: boolean;
  onDelete: (password: string | undefined) => Promise<void>;
}

/** Says what goes before anything does, and asks once more. Only what cannot be undone is red. */
export function DeleteData({ what, proof, needsCode = false, onDelete }: DeleteDataProps) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, failure, attempt } = useAttempt({
    refused: t('ownData.delete.refused'),
    unsure: t('ownData.delete.unsure'),
  });
  if (!isAsking)
    return (
      <Inline>
        <Button ref={button} variant="secondary" width="fullOnPhone" onClick={() => setAsking(true)}>
          {t(`ownData.delete.${what}`)}
        </Button>
      </Inline>
    );
  const isMissing = proof === 'password' && password === '';
  const handleSend = () => {
    setTried(true);
    if (!isMissing) void attempt(() => onDelete(proof === 'password' ? password : undefined));
  };
  const handleCancel = () => {
    flushSync(() => setAsking(false));
    button.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="small">
        <ArrivedHeading level={3} id={heading}>
          {t('ownData.delete.sure')}
        </ArrivedHeading>
        <Text>{t(`ownData.delete.${what}Text`)}</Text>
        {what !== 'browser' && <Text>{t('ownData.delete.publishedText')}</Text>}
        {proof === 'signIn' && (
          <Text>
            {t('ownData.delete.signInText')}{' '}
            <TextLink href={linkTo('/auth')}>{t('ownData.delete.signInAgain')}</TextLink>
          </Text>
        )}
        {needsCode && (
          <Text>
            {t('ownData.delete.codeText')}{' '}
            <TextLink href={linkTo('/moderation', { tab: 'code' })}>{t('ownData.delete.enterCode')}</TextLink>
          </Text>
        )}
        <Form
          onSubmit={handleSend}
          busy={isBusy}
          failure={failure}
          submit={
            <Inline>
              <Button
                type="submit"
                variant="danger"
                width="fullOnPhone"
                busy={isBusy}
                busyLabel={t('ownData.delete.busy')}
              >
                {t('ownData.delete.confirm')}
              </Button>
              <Button variant="secondary" width="fullOnPhone" disabled={isBusy} onClick={handleCancel}>
                {t('ownData.delete.cancel')}
              </Button>
            </Inline>
          }
        >
          {proof === 'password' && (
            <PasswordField
              label={t('ownData.delete.password')}
              required
              autoComplete="current-password"
              value={password}
              error={wasTried && isMissing ? t('ownData.delete.passwordMissing') : undefined}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Form>
      </Stack>
    </Card>
  );
}
