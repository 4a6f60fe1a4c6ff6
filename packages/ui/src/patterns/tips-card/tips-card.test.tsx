import { describeConformance } from '../../testing/conformance.tsx';
import { TipsCard } from './index.ts';

const card = { title: 'Bien signaler', tips: ['Écrivez ce qui s’est passé.', 'Ne mettez aucun code.'] };

describeConformance('TipsCard', {
  element: <TipsCard {...card} />,
  withRef: (ref) => <TipsCard {...card} ref={ref} />,
  withProps: (props) => <TipsCard {...card} {...props} />,
});
