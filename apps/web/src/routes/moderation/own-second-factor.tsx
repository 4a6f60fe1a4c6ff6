import { Button, Card, Heading, Stack, Text } from '@scamguard/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { CodeForm } from './code-form.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';
import { useSecondFactor } from './use-second-factor.ts';

interface OwnSecondFactorProps {
  onReplaced: (recoveryCodes: readonly string[]) => void;
}

/** Moderators' changes to their own second factor, and the actions elsewhere that need it. */
export function OwnSecondFactor({ onReplaced }: OwnSecondFactorProps) {
  const { t } = useLanguage();
  const { show } = useSecondFactor();
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Stack gap="large">
      <SetUpSecondFactor
        title={t('moderation.secondFactor.replaceTitle')}
        text={t('moderation.secondFactor.replaceText')}
        onDone={onReplaced}
      />
      <Card>
        <Stack gap="medium">
          <Heading level={2}>{t('moderation.secondFactor.deleteTitle')}</Heading>
          <Text>{t('moderation.secondFactor.deleteText')}</Text>
          {isDeleting ? (
            <CodeForm
              mayRecover
              submitLabel={t('moderation.secondFactor.deleteSubmit')}
              onSend={async (code) => {
                await show(code);
                navigate(linkTo('/mes-donnees'));
              }}
            />
          ) : (
            <Button variant="secondary" width="full" onClick={() => setDeleting(true)}>
              {t('moderation.secondFactor.deleteBegin')}
            </Button>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
