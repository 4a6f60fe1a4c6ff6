import { describeConformance } from '../../testing/conformance.tsx';
import { beginner } from '../../testing/sample-lessons.ts';
import { ModuleHeader } from './index.ts';

const props = {
  title: 'Comprendre les arnaques au mobile money',
  description: 'Voyez comment ils font.',
  level: beginner,
  back: { label: 'Retour aux cours', href: '/learn' },
};

describeConformance('ModuleHeader', {
  element: <ModuleHeader {...props} category="Mobile money" image="/still.webp" />,
  withRef: (ref) => <ModuleHeader {...props} ref={ref} />,
  withProps: (rest) => <ModuleHeader {...props} {...rest} />,
});
