import { describeConformance } from '../../testing/conformance.tsx';
import { StatBlock, StatBlocks } from './index.ts';

const props = { figure: '2K+', label: 'arnaques signalées' };

describeConformance('StatBlock', {
  element: <StatBlock {...props} />,
  withRef: (ref) => <StatBlock {...props} ref={ref} />,
  withProps: (rest) => <StatBlock {...props} {...rest} />,
});

describeConformance('StatBlocks', {
  element: <StatBlocks />,
  withRef: (ref) => <StatBlocks ref={ref} />,
  withProps: (rest) => <StatBlocks {...rest} />,
});
