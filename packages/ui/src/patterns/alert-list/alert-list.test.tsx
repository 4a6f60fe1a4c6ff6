import { describeConformance } from '../../testing/conformance.tsx';
import { alerts, allAlerts } from '../../testing/sample-alerts.ts';
import { AlertList } from './index.ts';

const props = {
  heading: 'Alertes récentes',
  alerts,
  loadingLabel: 'Chargement des alertes...',
  emptyText: 'Aucune alerte en ce moment.',
  more: allAlerts,
};

describeConformance('AlertList', {
  element: <AlertList {...props} />,
  withRef: (ref) => <AlertList {...props} ref={ref} />,
  withProps: (rest) => <AlertList {...props} {...rest} />,
});

describeConformance('AlertList, loading', { element: <AlertList {...props} alerts={undefined} /> });
