import { ORGANISATION } from '@scamguard/content/organisation';
import { Heading, Stack, ValueCard, ValueCards } from '@scamguard/ui';
import { AccessibleIcon, CommunityIcon, LanguageIcon, SafeIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';

const ICONS = {
  protection: SafeIcon,
  accessibility: AccessibleIcon,
  community: CommunityIcon,
  inclusion: LanguageIcon,
};

export function AboutValues() {
  const { t } = useLanguage();
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('about.values.heading')}</Heading>
      <ValueCards>
        {ORGANISATION.values.map((value) => (
          <ValueCard key={value} icon={ICONS[value]} title={t(`about.values.${value}.title`)}>
            {t(`about.values.${value}.text`)}
          </ValueCard>
        ))}
      </ValueCards>
    </Stack>
  );
}
