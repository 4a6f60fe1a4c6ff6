import { describeConformance } from '../../testing/conformance.tsx';
import { ClampedText } from './index.ts';

describeConformance('ClampedText', {
  element: <ClampedText about="Faux transfert">On vous demande de rendre un transfert.</ClampedText>,
  withRef: (ref) => (
    <ClampedText about="Faux transfert" ref={ref}>
      On vous demande de rendre un transfert.
    </ClampedText>
  ),
  withProps: (props) => (
    <ClampedText about="Faux transfert" {...props}>
      On vous demande de rendre un transfert.
    </ClampedText>
  ),
});
