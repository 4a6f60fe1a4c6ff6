import type { Scenario } from './scenario.ts';
import { abortedUploads } from './scenarios/aborted-uploads.ts';
import { abuse } from './scenarios/abuse.ts';
import { channelInstanceKilled } from './scenarios/channel-instance-killed.ts';
import { clockMoved } from './scenarios/clock-moved.ts';
import { connectionsTerminated } from './scenarios/connections-terminated.ts';
import { damagedFiles } from './scenarios/damaged-files.ts';
import { databaseHanging } from './scenarios/database-hanging.ts';
import { databaseRestarted } from './scenarios/database-restarted.ts';
import { diskFull } from './scenarios/disk-full.ts';
import { firstRelease } from './scenarios/first-release.ts';
import { instanceKilled } from './scenarios/instance-killed.ts';
import { killWhileWriting } from './scenarios/kill-while-writing.ts';
import { manyConnections } from './scenarios/many-connections.ts';
import { migratingAtOnce } from './scenarios/migrating-at-once.ts';
import { move } from './scenarios/move.ts';
import { overload } from './scenarios/overload.ts';
import { oversizeBodies } from './scenarios/oversize-bodies.ts';
import { restore } from './scenarios/restore.ts';
import { sigtermUnderLoad } from './scenarios/sigterm-under-load.ts';
import { slowClients } from './scenarios/slow-clients.ts';
import { twoProcesses } from './scenarios/two-processes.ts';

/** Every fault, in the order of the report. */
export const SCENARIOS: readonly Scenario[] = [
  killWhileWriting,
  sigtermUnderLoad,
  twoProcesses,
  migratingAtOnce,
  instanceKilled,
  channelInstanceKilled,
  connectionsTerminated,
  databaseRestarted,
  databaseHanging,
  diskFull,
  damagedFiles,
  abortedUploads,
  abuse,
  slowClients,
  manyConnections,
  overload,
  oversizeBodies,
  clockMoved,
  restore,
  move,
  firstRelease,
];
