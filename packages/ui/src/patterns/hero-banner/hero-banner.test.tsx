import { describeConformance } from '../../testing/conformance.tsx';
import { HeroBanner } from './index.ts';

describeConformance('HeroBanner', {
  element: (
    <HeroBanner
      headline="Vérifiez"
      lead="Gratuit."
      primary={{ label: 'VÉRIFIER', href: '/verify' }}
      secondary={{ label: 'SIGNALER', href: '/report' }}
    />
  ),
  withRef: (ref) => (
    <HeroBanner
      headline="Vérifiez"
      lead="Gratuit."
      primary={{ label: 'VÉRIFIER', href: '/verify' }}
      secondary={{ label: 'SIGNALER', href: '/report' }}
      ref={ref}
    />
  ),
  withProps: (props) => (
    <HeroBanner
      headline="Vérifiez"
      lead="Gratuit."
      primary={{ label: 'VÉRIFIER', href: '/verify' }}
      secondary={{ label: 'SIGNALER', href: '/report' }}
      {...props}
    />
  ),
});
