export { ReportForm, type ReportFormProps } from './report-form.tsx';
export type { ReportFields, ReportValues } from './report-values.ts';
