import { describeConformance } from '../../testing/conformance.tsx';
import { FileField } from './index.ts';

const field = {
  label: 'Photo',
  help: '5 Mo au plus.',
  accept: ['image/png'],
  maxBytes: 5_000_000,
  refusals: { type: 'Pas une image.', size: 'Trop grand.' },
  capture: 'environment',
  value: undefined,
  onValueChange: () => undefined,
} as const;

describeConformance('FileField', {
  element: <FileField {...field} />,
  withRef: (ref) => <FileField {...field} ref={ref} />,
  withProps: (props) => <FileField {...field} {...props} />,
});
