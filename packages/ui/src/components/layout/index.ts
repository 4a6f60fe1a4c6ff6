export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './layout.tsx';
