import { RequestError } from '@scamguard/client';
import {
  Container,
  ErrorState,
  ModuleNotFound,
  ServiceCardSkeletons,
  ServiceHeader,
  Stack,
  WithAside,
} from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { useParams } from '../../screen/use-params.ts';
import { useTitle } from '../../screen/use-title.ts';
import { describeService } from '../../services/describe-service.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';
import { ServiceReviewForm } from './service-review-form.tsx';
import { ServiceReviews } from './service-reviews.tsx';
import { ServiceVotes } from './service-votes.tsx';
import { useService } from './use-service.ts';

export default function CommunityServiceScreen() {
  const { t } = useLanguage();
  const { id } = useParams<'/community/:id'>();
  const { data: service, error, mutate, isValidating } = useService(id);
  const isMissing = error instanceof RequestError && error.status === 404;
  useTitle(isMissing ? t('service.notFound') : service?.name);

  if (service) {
    return (
      <Container spacing="page">
        <WithAside
          asideLabel={t('service.review.title')}
          aside={<ServiceReviewForm id={id} isFlagged={service.isFlagged} />}
        >
          <Stack gap="xlarge">
            <ServiceHeader
              {...describeService(service, t)}
              back={{
                label: t('service.back'),
                href: linkTo('/community', { tab: service.isFlagged ? 'flagged' : 'trusted' }),
              }}
              listen={<ReadAloud text={`${service.name}. ${service.description}`} label={t('site.play')} />}
            />
            <ServiceVotes service={service} />
            <ServiceReviews service={service} />
          </Stack>
        </WithAside>
      </Container>
    );
  }
  return (
    <Container width="column" spacing="page">
      {isMissing ? (
        <ModuleNotFound
          title={t('service.notFound')}
          back={{ label: t('service.back'), href: linkTo('/community') }}
        />
      ) : error && !isValidating ? (
        <ErrorState
          title={t('service.failed')}
          headingLevel={1}
          retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
        />
      ) : (
        <ServiceCardSkeletons label={t('service.loading')} count={1} />
      )}
    </Container>
  );
}
