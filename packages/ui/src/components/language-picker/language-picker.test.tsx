import { describeConformance } from '../../testing/conformance.tsx';
import { languages } from '../../testing/sample-content.ts';
import { LanguagePicker } from './index.ts';

describeConformance('LanguagePicker', {
  element: <LanguagePicker languages={languages} value="fr" onValueChange={() => undefined} />,
  withRef: (ref) => (
    <LanguagePicker languages={languages} value="fr" onValueChange={() => undefined} ref={ref} />
  ),
  withProps: (props) => (
    <LanguagePicker languages={languages} value="fr" onValueChange={() => undefined} {...props} />
  ),
});
