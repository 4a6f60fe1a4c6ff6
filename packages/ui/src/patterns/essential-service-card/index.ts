export {
  EssentialServiceCard,
  type EssentialServiceCardProps,
  EssentialServiceCards,
  type EssentialServiceCardsProps,
} from './essential-service-card.tsx';
