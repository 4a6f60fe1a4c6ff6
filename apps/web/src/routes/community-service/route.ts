import { answerIn } from '@scamguard/client';
import type { Answers } from '@scamguard/client/pages';
import type { Params } from '../../screen/address.ts';
import { route } from '../../screen/route.ts';
import { serviceAddress } from './use-service.ts';

const serviceIn = (answers: Answers, { id = '' }: Params) => answerIn(answers, serviceAddress(id));

export const communityService = route({
  path: '/community/:id',
  load: () => import('./community-service-screen.tsx'),
  texts: ['community'],
  title: (t, { answers, params }) => serviceIn(answers, params)?.name ?? t('service.notFound'),
  description: (t, { answers, params }) =>
    serviceIn(answers, params)?.description ?? t('community.description'),
  isIndexed: true,
  calls: ({ id = '' }) => [serviceAddress(id)],
});
