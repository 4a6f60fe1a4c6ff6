import { Container, EmptyState, LinkButton } from '@scamguard/ui';
import { VerifyIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { paths } from '../../paths.ts';

/** Stands at the address of a screen that the navigation shows and that is not built yet. */
export default function ComingSoonScreen() {
  const { t } = useLanguage();
  return (
    <Container width="column" spacing="page">
      <EmptyState
        title={t('comingSoon.title')}
        headingLevel={1}
        action={
          <LinkButton href={paths.verify} icon={VerifyIcon} width="fullOnPhone">
            {t('comingSoon.verify')}
          </LinkButton>
        }
      >
        {t('comingSoon.text')}
      </EmptyState>
    </Container>
  );
}
