import { describeConformance } from '../../testing/conformance.tsx';
import { ThemePicker } from './index.ts';

const question = {
  label: 'Couleurs',
  themes: [
    { value: 'system', label: 'Comme le téléphone' },
    { value: 'dark', label: 'Sombre' },
  ],
  value: 'system',
  onValueChange: () => undefined,
};

describeConformance('ThemePicker', {
  element: <ThemePicker {...question} />,
  withRef: (ref) => <ThemePicker {...question} ref={ref} />,
  withProps: (props) => <ThemePicker {...question} {...props} />,
});
