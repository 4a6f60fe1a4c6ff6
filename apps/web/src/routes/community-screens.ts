import type { ServiceResult } from '@scamguard/contracts';
import { serviceAddress } from '../data/use-service.ts';
import { paths } from '../paths.ts';
import { named } from './named.ts';
import { screen } from './screen.tsx';

/** Services, and each of them. */
export const communityScreens = {
  [paths.community]: screen({
    load: () => import('./community/community-screen.tsx'),
    texts: ['community'],
    meta: (t) => named(t('community.title'), t('community.description'), t),
  }),
  [paths.trustedServices]: screen({
    load: () => import('./community/trusted-services-screen.tsx'),
    texts: ['community'],
    meta: (t) => named(t('community.trustedTitle'), t('community.trustedDescription'), t),
  }),
  [paths.communityService]: screen({
    load: () => import('./community-service/community-service-screen.tsx'),
    texts: ['community'],
    meta: (t, answers, { id = '' }) => {
      const service = answers[serviceAddress(id)] as ServiceResult | undefined;
      return named(
        service?.name ?? t('service.notFound'),
        service?.description ?? t('community.description'),
        t,
      );
    },
  }),
};
