import { FeatureBlock, FeatureBlocks, Heading, HeroBanner, Stack } from '@scamguard/ui';
import { AccessibleIcon, ChatIcon, LearnIcon, ReportIcon, VerifyIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { phoneHelp } from '../../messages/contact-lines.ts';
import { linkTo } from '../../screen/links.ts';
import { HomeDoor } from './home-door.tsx';

/** The head of the home page: what this is, the two main ways on, the box that takes everything, and the four things it does. */
export function HomeHero() {
  const { t } = useLanguage();
  return (
    <>
      <HeroBanner
        headline={t('home.hero.headline')}
        lead={t('home.hero.lead')}
        primary={{ label: t('home.hero.verify'), href: linkTo('/verify'), icon: VerifyIcon }}
        secondary={{ label: t('home.hero.report'), href: linkTo('/report'), icon: ReportIcon }}
        links={[{ label: t('home.hero.discuss'), href: linkTo('/chatbot'), icon: ChatIcon }, phoneHelp(t)]}
      />
      <HomeDoor />
      <Stack as="section" gap="large">
        <Heading level={2}>{t('home.features.heading')}</Heading>
        <FeatureBlocks>
          <FeatureBlock icon={VerifyIcon} title={t('home.features.verify.title')} href={linkTo('/verify')}>
            {t('home.features.verify.text')}
          </FeatureBlock>
          <FeatureBlock icon={ReportIcon} title={t('home.features.report.title')} href={linkTo('/report')}>
            {t('home.features.report.text')}
          </FeatureBlock>
          <FeatureBlock icon={LearnIcon} title={t('home.features.learn.title')} href={linkTo('/learn')}>
            {t('home.features.learn.text')}
          </FeatureBlock>
          <FeatureBlock icon={AccessibleIcon} title={t('home.features.accessible.title')}>
            {t('home.features.accessible.text')}
          </FeatureBlock>
        </FeatureBlocks>
      </Stack>
    </>
  );
}
