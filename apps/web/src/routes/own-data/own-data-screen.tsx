import { Container, Heading, Inline, LinkButton, Stack, Text, TextLink } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { AccountData } from './account-data.tsx';
import { ArrivedHeading } from './arrived-heading.tsx';
import { BrowserData } from './browser-data.tsx';
import { CodeData } from './code-data.tsx';

/** The data that is kept of a visitor: seen, taken along, deleted. */
export default function OwnDataScreen() {
  const { t } = useLanguage();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        {isDeleted ? (
          <Stack gap="medium" align="start">
            <ArrivedHeading level={1} size="headline">
              {t('ownData.delete.done')}
            </ArrivedHeading>
            <Text size="lead">{t('ownData.delete.doneText')}</Text>
            <LinkButton href={linkTo('/')} variant="secondary" width="fullOnPhone">
              {t('ownData.delete.home')}
            </LinkButton>
          </Stack>
        ) : (
          <>
            <Heading level={1} size="headline">
              {t('ownData.title')}
            </Heading>
            <Text size="lead">{t('ownData.lead')}</Text>
            <Inline align="center">
              <ReadAloud text={t('ownData.speech')} label={t('ownData.listen')} />
            </Inline>
            <CodeData onDeleted={() => setDeleted(true)} />
            <BrowserData onDeleted={() => setDeleted(true)} />
            <AccountData onDeleted={() => setDeleted(true)} />
          </>
        )}
        <Text>
          <TextLink href={linkTo('/privacy')}>{t('ownData.privacy')}</TextLink>
        </Text>
      </Stack>
    </Container>
  );
}
