import { ORGANISATION } from '@scamguard/content/organisation';
import { Heading, Inline, LinkButton, Stack, StatBlock, StatBlocks } from '@scamguard/ui';
import { HelpIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';

/** The operator's figures, and the way to the quiz. */
export function HomeFigures() {
  const { t } = useLanguage();
  const { scamsReported, usersProtected, verifiedServices, satisfactionPercent } = ORGANISATION.figures;
  return (
    <Stack as="section" gap="large">
      <Heading level={2}>{t('home.figures.heading')}</Heading>
      <StatBlocks>
        <StatBlock figure={scamsReported} label={t('home.figures.scamsReported')} />
        <StatBlock figure={usersProtected} label={t('home.figures.usersProtected')} />
        <StatBlock figure={verifiedServices} label={t('home.figures.verifiedServices')} />
        <StatBlock figure={`${satisfactionPercent}%`} label={t('home.figures.satisfaction')} />
      </StatBlocks>
      <Inline>
        <LinkButton href={linkTo('/simulation')} variant="secondary" width="fullOnPhone" icon={HelpIcon}>
          {t('home.figures.practice')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
