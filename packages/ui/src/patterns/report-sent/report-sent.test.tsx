import { describeConformance } from '../../testing/conformance.tsx';
import { ReportSent } from './index.ts';

const sent = {
  title: 'Signalement envoyé avec succès!',
  text: "Merci d'avoir contribué à la sécurité de la communauté.",
  again: { label: 'Signaler une autre arnaque', onAgain: () => undefined },
};

describeConformance('ReportSent', {
  element: <ReportSent {...sent} />,
  withRef: (ref) => <ReportSent {...sent} ref={ref} />,
  withProps: (props) => <ReportSent {...sent} {...props} />,
});
