export {
  Container,
  type ContainerProps,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
  WithAside,
  type WithAsideProps,
} from './layout.tsx';
