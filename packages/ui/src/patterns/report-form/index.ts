export { ReportForm, type ReportFormProps } from './report-form.tsx';
export { EMPTY_REPORT, type ReportFields, type ReportValues } from './report-values.ts';
