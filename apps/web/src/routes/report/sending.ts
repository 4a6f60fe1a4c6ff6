/** What a report takes once it is sent, in one piece: fetched when the page is first used. */
export { ReportOutcome } from './report-outcome.tsx';
export { sendReport } from './send-report.ts';
