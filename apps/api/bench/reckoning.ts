import { type CallCost, playDay } from './day.ts';
import { randomFrom } from './links.ts';
import measured from './measured-costs.json' with { type: 'json' };

/**
 * The machines that a number of visitors a day needs, reckoned from the costs that `npm run bench -- instances` measured. The
 * calls of a visitor are an assumption. They stand in the table that this prints: change them here if you know better.
 */
const VISITORS = Number(process.env['VISITORS'] ?? 10_000_000);

/** How often a visitor does it on average, and the bytes that go out each time, compressed. */
const VISIT: Readonly<Record<keyof typeof measured.calls, { perVisitor: number; bytes: number }>> = {
  // Every second visitor is new and gets all that a first visit takes; the others have it on their phone.
  'the home page': { perVisitor: 0.5, bytes: 155_000 },
  'a link as people paste them': { perVisitor: 0.7, bytes: 2_000 },
  'a message that nobody has checked yet': { perVisitor: 0.4, bytes: 3_000 },
  'the first message of a talk': { perVisitor: 0.6, bytes: 3_000 },
  'a search in reports': { perVisitor: 0.1, bytes: 4_000 },
  'a report': { perVisitor: 0.005, bytes: 500 },
};

/** Shares of a day's visitors by the hour: few at night, most after work. An assumption. */
const HOURS = [1, 0.5, 0.5, 0.5, 1, 2, 3, 4, 5, 5, 5, 5, 6, 6, 5, 5, 5, 6, 7, 8, 8, 7, 3, 1.5].map(
  (share) => share / 100,
);
const RUSH = 3;
/** A core that is busier than this makes visitors wait. */
const BUSY = 0.6;
const CORES_OF_A_MACHINE = 4;
const REPORT_BYTES = 4_000;
const GB = 1e9;

const calls: CallCost[] = Object.entries(VISIT).map(([name, visit]) => ({
  ...visit,
  ...measured.calls[name as keyof typeof measured.calls],
}));
const day = playDay({ visitors: VISITORS, calls, hours: HOURS, rush: RUSH }, randomFrom(1));

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row('a visitor', 'times', 'ms of an instance', 'ms of PostgreSQL', 'bytes out');
row('---', '---:', '---:', '---:', '---:');
for (const [name, visit] of Object.entries(VISIT)) {
  const { instance, database } = measured.calls[name as keyof typeof measured.calls];
  row(name, visit.perVisitor, instance, database, visit.bytes);
}
console.log();
row(`${VISITORS} visitors a day`, '');
row('---', '---:');
row('visitors in the busiest second', day.peak);
row('cores of instances, busy', day.instanceCores.toFixed(1));
row('cores of PostgreSQL, busy', day.databaseCores.toFixed(1));
const machines = (cores: number) => Math.ceil(cores / BUSY / CORES_OF_A_MACHINE);
row(`machines of ${CORES_OF_A_MACHINE} cores for instances, at ${100 * BUSY} %`, machines(day.instanceCores));
row(`cores that PostgreSQL needs, at ${100 * BUSY} %`, Math.ceil(day.databaseCores / BUSY));
row('GB out a day', Math.round(day.bytes / GB));
row('reports a day', VISITORS * VISIT['a report'].perVisitor);
row('GB of reports a year', ((365 * VISITORS * VISIT['a report'].perVisitor * REPORT_BYTES) / GB).toFixed(0));
