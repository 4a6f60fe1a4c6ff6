import { describeConformance } from '../../testing/conformance.tsx';
import { filledReport, reportFields } from '../../testing/sample-reports.ts';
import { ReportForm } from './index.ts';

const form = {
  fields: reportFields,
  values: filledReport,
  errors: { title: 'Le titre doit contenir au moins 5 caractères.' },
  onChange: () => undefined,
  onSubmit: () => undefined,
  submitLabel: 'Envoyer',
  busyLabel: 'Envoi en cours...',
};

describeConformance('ReportForm', {
  element: <ReportForm {...form} />,
  withRef: (ref) => <ReportForm {...form} ref={ref} />,
  withProps: (props) => <ReportForm {...form} {...props} />,
});
