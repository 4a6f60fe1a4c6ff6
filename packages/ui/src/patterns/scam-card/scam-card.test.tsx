import { describeConformance } from '../../testing/conformance.tsx';
import { foundScams } from '../../testing/sample-reports.ts';
import { ScamCard, ScamCardSkeleton } from './index.ts';

const { id: _id, ...scam } = foundScams[0];

describeConformance('ScamCard', {
  element: <ScamCard {...scam} />,
  withRef: (ref) => <ScamCard {...scam} ref={ref} />,
  withProps: (props) => <ScamCard {...scam} {...props} />,
});

describeConformance('ScamCardSkeleton', { element: <ScamCardSkeleton /> });
