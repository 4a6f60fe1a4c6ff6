import { describeConformance } from '../../testing/conformance.tsx';
import { navigation } from '../../testing/sample-content.ts';
import { AppHeader } from './index.ts';

describeConformance('AppHeader', {
  element: <AppHeader {...navigation} onLanguageChange={() => undefined} />,
  withRef: (ref) => <AppHeader {...navigation} onLanguageChange={() => undefined} ref={ref} />,
  withProps: (props) => <AppHeader {...navigation} onLanguageChange={() => undefined} {...props} />,
});
