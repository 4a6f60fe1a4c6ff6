import { describeConformance } from '../../testing/conformance.tsx';
import { RadioGroup } from './index.ts';

const question = {
  label: 'Comment ?',
  options: [
    { value: 'call', label: 'Par appel', help: 'Sur WhatsApp aussi.' },
    { value: 'mail', label: 'Par e-mail' },
  ],
  value: 'call',
  onValueChange: () => undefined,
  error: 'Choisissez.',
};

describeConformance('RadioGroup', {
  element: <RadioGroup {...question} />,
  withRef: (ref) => <RadioGroup {...question} ref={ref} />,
  withProps: (props) => <RadioGroup {...question} {...props} />,
});
