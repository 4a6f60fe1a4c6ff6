export { CallCard, type CallCardProps, type CallOrigin } from './call-card.tsx';
