import { type Screen, type ScreenRoute, screenOf } from '../screen/screen.tsx';
import { about } from './about/route.ts';
import { accessibility } from './accessibility/route.ts';
import { alerts } from './alerts/route.ts';
import { auth } from './auth/route.ts';
import { chatbot } from './chatbot/route.ts';
import { community } from './community/route.ts';
import { communityService } from './community-service/route.ts';
import { contact } from './contact/route.ts';
import { dailyTip } from './daily-tip/route.ts';
import { developers } from './developers/route.ts';
import { evaluation } from './evaluation/route.ts';
import { home } from './home/route.ts';
import { integration } from './integration/route.ts';
import { latestScams } from './latest-scams/route.ts';
import { learn } from './learn/route.ts';
import { learnModule } from './learn-module/route.ts';
import { moderation } from './moderation/route.ts';
import { notFound } from './not-found/route.ts';
import { ownData } from './own-data/route.ts';
import { partners } from './partners/route.ts';
import { partout } from './partout/route.ts';
import { privacy } from './privacy/route.ts';
import { report } from './report/route.ts';
import { simulation } from './simulation/route.ts';
import { support } from './support/route.ts';
import { terms } from './terms/route.ts';
import { trustedServices } from './trusted-services/route.ts';
import { urgence } from './urgence/route.ts';
import { verify } from './verify/route.ts';

/** Every screen of the site by its folder, in the order of navigation. */
const routes = {
  home,
  verify,
  urgence,
  chatbot,
  report,
  learn,
  'learn-module': learnModule,
  community,
  'trusted-services': trustedServices,
  'community-service': communityService,
  alerts,
  'latest-scams': latestScams,
  'daily-tip': dailyTip,
  simulation,
  auth,
  about,
  support,
  contact,
  evaluation,
  privacy,
  'own-data': ownData,
  terms,
  accessibility,
  developers,
  partners,
  partout,
  integration,
  moderation,
};

declare module '../screen/links.ts' {
  interface Registered {
    readonly routes: typeof routes;
  }
}

// This line checks that each module has a component. Links could not be typed if the type of a route depended on the content of
// its screen.
const whole: Readonly<Record<string, ScreenRoute>> = routes;

/** What shows each screen. */
export const screens: readonly Screen[] = Object.entries(whole).map(([folder, route]) =>
  screenOf(folder, route),
);

/** The screen at an address that no screen has. */
export const notFoundScreen = screenOf('not-found', notFound);
