import { describeConformance } from '../../testing/conformance.tsx';
import { TextLink } from './index.ts';

describeConformance('TextLink', {
  element: <TextLink href="/verify">Vérifier</TextLink>,
  withRef: (ref) => (
    <TextLink href="/verify" ref={ref}>
      Vérifier
    </TextLink>
  ),
  withProps: (props) => (
    <TextLink href="/verify" {...props}>
      Vérifier
    </TextLink>
  ),
});
