import { ORGANISATION } from '@scamguard/content/organisation';
import { Heading, Stack, TeamCard, TeamCards } from '@scamguard/ui';
import { CommunityIcon, DataIcon, LearnIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';

const ICONS = { promoter: CommunityIcon, technology: DataIcon, education: LearnIcon };

/** Roles; the operator gives no names. */
export function AboutPeople() {
  const { t } = useLanguage();
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('about.team.heading')}</Heading>
      <TeamCards>
        {ORGANISATION.team.map((role) => (
          <TeamCard key={role} icon={ICONS[role]} position={t(`about.team.${role}.title`)}>
            {t(`about.team.${role}.text`)}
          </TeamCard>
        ))}
      </TeamCards>
    </Stack>
  );
}
