import { describeConformance } from '../../testing/conformance.tsx';
import { LinkButton } from './index.ts';

describeConformance('LinkButton', {
  element: <LinkButton href="/verify">Vérifier</LinkButton>,
  withRef: (ref) => (
    <LinkButton href="/verify" ref={ref}>
      Vérifier
    </LinkButton>
  ),
  withProps: (props) => (
    <LinkButton href="/verify" {...props}>
      Vérifier
    </LinkButton>
  ),
});
