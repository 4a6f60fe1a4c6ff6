import { CallToAction, Container, Stack } from '@scamguard/ui';
import { VerifyIcon } from '@scamguard/ui/icons';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { HomeAlert } from './home-alert.tsx';
import { HomeEducation } from './home-education.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeReports } from './home-reports.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeTip } from './home-tip.tsx';
import { HomeTrust } from './home-trust.tsx';
import { HomeVideo } from './home-video.tsx';

/** The sections in the order of the specification. */
export default function HomeScreen() {
  const { t } = useLanguage();
  return (
    <>
      <Container spacing="page">
        <Stack gap="xlarge">
          <HomeHero />
          <HomeVideo />
          <HomeFigures />
        </Stack>
      </Container>
      <HomeAlert />
      <Container spacing="page">
        <Stack gap="xlarge">
          <HomeServices />
          <HomeEducation />
          <HomeTrust />
          <HomeTip />
          <HomeReports />
          <CallToAction
            title={t('home.finale.heading')}
            actions={[{ label: t('home.finale.action'), href: linkTo('/verifier'), icon: VerifyIcon }]}
          >
            {t('home.finale.text')}
          </CallToAction>
        </Stack>
      </Container>
    </>
  );
}
