export { Recommendations, type RecommendationsProps } from './recommendations.tsx';
