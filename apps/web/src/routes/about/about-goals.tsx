import { ORGANISATION } from '@scamguard/content/organisation';
import { Heading, Stack, StatBlock, StatBlocks, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

const MILLION = 1_000_000;

/** The operator's goals, and when to reach them. */
export function AboutGoals() {
  const { t } = useLanguage();
  const { year, activeUsers, countries, languages, fewerLossesPercent } = ORGANISATION.goals;
  const millions = activeUsers / MILLION;
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('about.vision.heading', { year })}</Heading>
      <Text>{t('about.vision.text', { year })}</Text>
      <StatBlocks>
        <StatBlock
          figure={t(millions < 2 ? 'about.vision.million' : 'about.vision.millions', { count: millions })}
          label={t('about.vision.users')}
        />
        <StatBlock figure={String(countries)} label={t('about.vision.countries')} />
        <StatBlock figure={String(languages)} label={t('about.vision.languages')} />
        <StatBlock figure={`-${fewerLossesPercent}%`} label={t('about.vision.losses')} />
      </StatBlocks>
    </Stack>
  );
}
