export { ReportSent, type ReportSentProps } from './report-sent.tsx';
