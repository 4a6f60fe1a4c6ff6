export { type FilterChoice, LearnFilters, type LearnFiltersProps } from './learn-filters.tsx';
