import { Container, Stack } from '@scamguard/ui';
import { OnlyRead } from '../../screen/only-read.tsx';
import { HomeAlert } from './home-alert.tsx';
import { HomeEducation } from './home-education.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeFinale } from './home-finale.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeReports } from './home-reports.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeTip } from './home-tip.tsx';
import { HomeTrust } from './home-trust.tsx';
import { HomeVideo } from './home-video.tsx';

/** The sections in the order of the specification. */
export default function HomeScreen() {
  return (
    <>
      <Container spacing="page">
        <Stack gap="xlarge">
          <OnlyRead>
            <HomeHero />
          </OnlyRead>
          <OnlyRead>
            <HomeVideo />
          </OnlyRead>
          <OnlyRead>
            <HomeFigures />
          </OnlyRead>
        </Stack>
      </Container>
      <HomeAlert />
      <Container spacing="page">
        <Stack gap="xlarge">
          <OnlyRead>
            <HomeServices />
          </OnlyRead>
          <OnlyRead>
            <HomeEducation />
            <HomeTrust />
          </OnlyRead>
          <HomeTip />
          <OnlyRead>
            <HomeReports />
            <HomeFinale />
          </OnlyRead>
        </Stack>
      </Container>
    </>
  );
}
