import { describeConformance } from '../../testing/conformance.tsx';
import { allAlerts, dangerAlert } from '../../testing/sample-alerts.ts';
import { AlertBanner } from './index.ts';

const props = { label: 'Alerte en cours', alert: dangerAlert, more: allAlerts };

describeConformance('AlertBanner', {
  element: <AlertBanner {...props} />,
  withRef: (ref) => <AlertBanner {...props} ref={ref} />,
  withProps: (rest) => <AlertBanner {...props} {...rest} />,
});
