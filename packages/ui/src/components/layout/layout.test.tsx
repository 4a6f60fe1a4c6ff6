import { describeConformance } from '../../testing/conformance.tsx';
import { Container, Grid, Inline, Stack } from './index.ts';

for (const [name, Layout] of Object.entries({ Stack, Inline, Grid, Container })) {
  describeConformance(name, {
    element: <Layout>Bonjour</Layout>,
    withRef: (ref) => <Layout ref={ref}>Bonjour</Layout>,
    withProps: (props) => <Layout {...props}>Bonjour</Layout>,
  });
}
