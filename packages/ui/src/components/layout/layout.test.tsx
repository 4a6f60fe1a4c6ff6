import { describeConformance } from '../../testing/conformance.tsx';
import { Container, Grid, Inline, Stack, WithAside } from './index.ts';

for (const [name, Layout] of Object.entries({ Stack, Inline, Grid, Container })) {
  describeConformance(name, {
    element: <Layout>Bonjour</Layout>,
    withRef: (ref) => <Layout ref={ref}>Bonjour</Layout>,
    withProps: (props) => <Layout {...props}>Bonjour</Layout>,
  });
}

const ASIDE = { aside: 'Conseils', asideLabel: 'Aide' };

describeConformance('WithAside', {
  element: <WithAside {...ASIDE}>Bonjour</WithAside>,
  withRef: (ref) => (
    <WithAside {...ASIDE} ref={ref}>
      Bonjour
    </WithAside>
  ),
  withProps: (props) => (
    <WithAside {...ASIDE} {...props}>
      Bonjour
    </WithAside>
  ),
});
