import { describeConformance } from '../../testing/conformance.tsx';
import { PageShell } from './index.ts';

describeConformance('PageShell', {
  element: <PageShell>Bonjour</PageShell>,
  withRef: (ref) => <PageShell ref={ref}>Bonjour</PageShell>,
});
