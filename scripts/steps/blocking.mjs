import lighthouse from 'lighthouse';

/** Enough that one disturbed run does not decide. */
const RUNS = 5;
/** Somebody's press waits longest for the longest task. */
const SLOWER = 4;
const LONGEST_TASK_MS = 50;
/** How much longer our home page may block than a page of platform elements in the same run. */
const MORE_THAN_NATIVE_MS = 100;
const NATIVE = 'native';
const HOME = '/';
const SETTLED_MS = 4_000;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Total blocking time of a page by Lighthouse, on a simulated cheap phone. */
async function blockingTime(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', onlyAudits: ['total-blocking-time'] });
  return lhr.audits['total-blocking-time'].numericValue;
}

/** The longest task after the first paint, in milliseconds, with the processor slowed down; 0 where none is over 50. */
async function longestTask(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const later = window.tasks.filter(({ startTime }) => startTime > painted.startTime);
    return Math.max(0, ...later.map(({ duration }) => duration));
  });
  await context.close();
  return longest;
}

/**
 * Tells how long pages keep the browser from answering. Machines differ, and so does one machine from minute to minute: pages take
 * turns, and only what is compared within one run means something.
 *
 * @param addresses of the pages by their names.
 * @returns whether a budget is not held.
 */
export async function tellBlocking(addresses, browser, port) {
  const names = Object.keys(addresses);
  const blocking = Object.fromEntries(names.map((name) => [name, []]));
  const longest = Object.fromEntries(names.map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of names) {
      blocking[name].push(await blockingTime(addresses[name], port));
      longest[name].push(await longestTask(browser, addresses[name]));
    }
  }
  for (const name of names) {
    const [total, task] = [median(blocking[name]), median(longest[name])].map(Math.round);
    const tasks = task > LONGEST_TASK_MS ? `${task} ms` : `${LONGEST_TASK_MS} ms or less`;
    console.log(
      `${name}  total blocking time ${total} ms  longest task at ${SLOWER}x after the first paint ${tasks}`,
    );
  }
  if (!blocking[NATIVE] || !blocking[HOME]) return false;
  const more = median(blocking[HOME]) - median(blocking[NATIVE]);
  const isShort = more > MORE_THAN_NATIVE_MS;
  console.log(
    `${isShort ? 'SHORT' : 'ok'}  ${HOME} blocks ${Math.round(more)} ms more than ${NATIVE} of ${MORE_THAN_NATIVE_MS} ms`,
  );
  return isShort;
}
