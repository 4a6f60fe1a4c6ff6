import { describeConformance } from '../../testing/conformance.tsx';
import { DailyTip } from './index.ts';

const props = { heading: 'Astuce du jour', tip: 'Attendez dix minutes.', loadingLabel: 'Chargement...' };

describeConformance('DailyTip', {
  element: <DailyTip {...props} />,
  withRef: (ref) => <DailyTip {...props} ref={ref} />,
  withProps: (rest) => <DailyTip {...props} {...rest} />,
});

const failure = { title: "Impossible de charger l'astuce du jour." };

describeConformance('DailyTip, failed', {
  element: <DailyTip {...props} failure={failure} />,
  withRef: (ref) => <DailyTip {...props} failure={failure} ref={ref} />,
  withProps: (rest) => <DailyTip {...props} failure={failure} {...rest} />,
});
