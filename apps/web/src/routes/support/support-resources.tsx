import { EssentialServiceCard, EssentialServiceCards, Heading, Stack } from '@scamguard/ui';
import { CommunityIcon, LearnIcon, SupportIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { messageFormPath } from '../../messages/message-form-place.ts';
import { linkTo } from '../../screen/links.ts';

const RESOURCES = [
  { name: 'guides', icon: LearnIcon, href: linkTo('/learn', { tab: 'guides' }) },
  { name: 'forum', icon: CommunityIcon, href: linkTo('/community') },
  { name: 'sessions', icon: SupportIcon, href: messageFormPath('session') },
] as const;

export function SupportResources() {
  const { t } = useLanguage();
  return (
    <Stack gap="medium">
      <Heading level={2}>{t('support.resources.heading')}</Heading>
      <EssentialServiceCards>
        {RESOURCES.map(({ name, icon, href }) => (
          <EssentialServiceCard
            key={name}
            icon={icon}
            title={t(`support.resources.${name}.title`)}
            action={{ label: t(`support.resources.${name}.action`), href }}
          >
            {t(`support.resources.${name}.text`)}
          </EssentialServiceCard>
        ))}
      </EssentialServiceCards>
    </Stack>
  );
}
