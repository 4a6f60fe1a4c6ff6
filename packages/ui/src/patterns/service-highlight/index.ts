export {
  ServiceHighlight,
  type ServiceHighlightProps,
  ServiceHighlights,
  type ServiceHighlightsProps,
} from './service-highlight.tsx';
