import { describeConformance } from '../../testing/conformance.tsx';
import { GuideBanner } from './index.ts';

const props = {
  title: 'Guide complet de la sécurité numérique',
  children: 'En 20 pages simples.',
  download: { label: 'Télécharger le PDF (420 Ko)', href: '/guide.pdf' },
};

describeConformance('GuideBanner', {
  element: <GuideBanner {...props} />,
  withRef: (ref) => <GuideBanner {...props} ref={ref} />,
  withProps: (rest) => <GuideBanner {...props} {...rest} />,
});
