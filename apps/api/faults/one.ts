import { stopServers } from '../src/testing/server-process.ts';
import { makePlace } from './place.ts';
import type { Ending, Order } from './run-apart.ts';
import { SCENARIOS } from './scenarios.ts';

/** The process of one scenario: runs what its argument orders, and sends how it ended. */
const { name, engine, templates } = JSON.parse(String(process.argv[2])) as Order;
const scenario = SCENARIOS.find((scenario) => scenario.name === name);
if (!scenario) throw new Error(`There is no scenario ${name}.`);
const place = await makePlace(engine, templates, scenario.isEmpty);
let ending: Ending;
try {
  ending = { outcome: await scenario.run(place) };
} catch (error) {
  ending = {
    failure:
      error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim()}` : String(error),
  };
}
await stopServers();
process.send?.(ending);
process.disconnect();
