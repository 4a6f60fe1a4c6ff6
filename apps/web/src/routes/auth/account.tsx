import type { User } from '@scamguard/contracts';
import { Button, Card, Heading, LinkButton, Notice, Stack, Text, useToast } from '@scamguard/ui';
import { VerifiedIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { nameOf, useMe } from '../../account/use-me.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { signOut } from './accounts.ts';
import { ChangePassword } from './change-password.tsx';
import { OwnReports } from './own-reports.tsx';
import { useFailure } from './use-failure.ts';

interface AccountProps {
  user: User;
  /** Seen when they signed in. */
  hasWeakPassword: boolean;
}

/** The content for a signed-in person, in place of the forms. */
export default function Account({ user, hasWeakPassword }: AccountProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const { setUser } = useMe();
  const fail = useFailure();
  // They may have signed in on this very page, and the account is shown before it is known.
  const [wish, setChanging] = useState<boolean>();
  const isChanging = wish ?? hasWeakPassword;
  const handleSignOut = async () => {
    try {
      await signOut(language);
      show({ title: t('auth.account.signedOut') });
      await setUser(null);
    } catch (error) {
      fail(error, { title: t('auth.account.signOut'), text: t('auth.register.failure.text') });
    }
  };
  return (
    <Stack gap="large">
      <Heading level={1} size="headline">
        {t('auth.account.title')}
      </Heading>
      <Card>
        <Stack gap="medium">
          <Text>{t('auth.account.signedInAs', { who: nameOf(user) })}</Text>
          {user.roles.includes('moderator') && (
            <LinkButton href={linkTo('/moderation')} variant="secondary" width="full" icon={VerifiedIcon}>
              {t('auth.account.moderate')}
            </LinkButton>
          )}
          {hasWeakPassword && isChanging && (
            <Notice tone="attention" title={t('auth.account.password.weak.title')}>
              {t('auth.account.password.weak.text')}
            </Notice>
          )}
          {isChanging ? (
            <ChangePassword onDone={() => setChanging(false)} />
          ) : (
            <Button variant="secondary" width="full" onClick={() => setChanging(true)}>
              {t('auth.account.password.open')}
            </Button>
          )}
          <LinkButton href={linkTo('/mes-donnees')} variant="secondary" width="full">
            {t('auth.account.ownData')}
          </LinkButton>
          <Button variant="secondary" width="full" onClick={() => void handleSignOut()}>
            {t('auth.account.signOut')}
          </Button>
        </Stack>
      </Card>
      <OwnReports />
    </Stack>
  );
}
