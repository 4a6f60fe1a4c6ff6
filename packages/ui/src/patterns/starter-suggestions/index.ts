export { StarterSuggestions, type StarterSuggestionsProps, type Suggestion } from './starter-suggestions.tsx';
