export { ServiceCard, type ServiceCardProps, ServiceCards, type ServiceCardsProps } from './service-card.tsx';
export { ServiceCardSkeletons, type ServiceCardSkeletonsProps } from './service-card-skeletons.tsx';
export { ServiceFacts, type ServiceFactsProps } from './service-facts.tsx';
export { type ServiceStatus, ServiceStatusBadge } from './service-status.tsx';
