export { TeamCard, type TeamCardProps, TeamCards, type TeamCardsProps } from './team-card.tsx';
