/** The parts that a report needs once it is sent, in one piece. They are fetched when the page is first used. */
export { ReportOutcome } from './report-outcome.tsx';
export { sendReport } from './send-report.ts';
