import { describeConformance } from '../../testing/conformance.tsx';
import { ModuleNotFound } from './index.ts';

const props = { title: 'Module non trouvé', back: { label: 'Retour aux cours', href: '/learn' } };

describeConformance('ModuleNotFound', {
  element: <ModuleNotFound {...props} />,
  withRef: (ref) => <ModuleNotFound {...props} ref={ref} />,
  withProps: (rest) => <ModuleNotFound {...props} {...rest} />,
});
