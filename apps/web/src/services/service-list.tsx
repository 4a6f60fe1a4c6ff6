import { EmptyState, ErrorState, ServiceCard, ServiceCardSkeletons, ServiceCards } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { linkTo } from '../screen/links.ts';
import { describeService } from './describe-service.ts';
import { type ServiceFilters, useServices } from './use-services.ts';

/** The services of one tab. */
export function ServiceList({ filters }: { filters: ServiceFilters }) {
  const { t } = useLanguage();
  const { data: services, error, mutate, isValidating } = useServices(filters);
  if (error && !isValidating) {
    return (
      <ErrorState
        title={t('community.failed')}
        retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
      >
        {t('community.failedHint')}
      </ErrorState>
    );
  }
  if (!services) return <ServiceCardSkeletons label={t('community.loading')} />;
  if (services.length === 0) {
    return (
      <EmptyState title={t(filters.type === 'flagged' ? 'community.noFlagged' : 'community.noTrusted')}>
        {t('community.noneHint')}
      </EmptyState>
    );
  }
  return (
    <ServiceCards>
      {services.map((service) => {
        const { rating, description: _, ...card } = describeService(service, t);
        return (
          <ServiceCard
            key={service.id}
            {...card}
            {...(!service.isFlagged && { rating })}
            href={linkTo('/community/:id', { id: service.id })}
            headingLevel={2}
          />
        );
      })}
    </ServiceCards>
  );
}
