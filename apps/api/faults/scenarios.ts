import type { Scenario } from './scenario.ts';
import { connectionsTerminated } from './scenarios/connections-terminated.ts';
import { databaseHanging } from './scenarios/database-hanging.ts';
import { databaseRestarted } from './scenarios/database-restarted.ts';
import { instanceKilled } from './scenarios/instance-killed.ts';
import { killWhileWriting } from './scenarios/kill-while-writing.ts';
import { migratingAtOnce } from './scenarios/migrating-at-once.ts';
import { sigtermUnderLoad } from './scenarios/sigterm-under-load.ts';
import { twoProcesses } from './scenarios/two-processes.ts';

/** Every fault, in the order of the report. */
export const SCENARIOS: readonly Scenario[] = [
  killWhileWriting,
  sigtermUnderLoad,
  twoProcesses,
  migratingAtOnce,
  instanceKilled,
  connectionsTerminated,
  databaseRestarted,
  databaseHanging,
];
