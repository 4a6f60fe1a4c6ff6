import { describeConformance } from '../../testing/conformance.tsx';
import { PageHeader } from './index.ts';

describeConformance('PageHeader', {
  element: <PageHeader title="Alertes" lead="Les arnaques du moment." />,
  withRef: (ref) => <PageHeader title="Alertes" lead="Les arnaques du moment." ref={ref} />,
  withProps: (props) => <PageHeader title="Alertes" lead="Les arnaques du moment." {...props} />,
});
