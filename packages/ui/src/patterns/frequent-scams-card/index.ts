export {
  type FrequentScam,
  FrequentScamsCard,
  type FrequentScamsCardProps,
} from './frequent-scams-card.tsx';
