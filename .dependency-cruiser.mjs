/**
 * The layers of each package: who may import whom inside it. A layer imports what stands below it and never what stands above; no two
 * files, and no two rooms, import each other in a circle. `npm test layers` checks it.
 *
 * The first layer of a list is the highest. Each is a regular expression, from the root of its package.
 */
const WEB = layers('apps/web/src', {
  start: 'main\\.tsx$|render/',
  site: 'app\\.tsx$|page-data\\.ts$',
  'list of screens': 'routes/[^/]+$',
  'screens and shell': 'routes/[^/]+/|shell/',
  features:
    '(account|assistance|forms|keep-informed|lessons|messages|office-map|offline|on-device|outbox|pictures|recording|regions|reports|services|share|speech|written)/',
  'what a screen is, and calls': '(screen|data)/',
  language: 'language/',
});

const WEB_NEIGHBOURS = [
  apart('screens import each other', '^apps/web/src/routes/([^/]+)/', '^apps/web/src/routes/[^/]+/'),
  apart('screens import the shell', '^apps/web/src/(routes)/', '^apps/web/src/shell/'),
  apart('the shell imports screens', '^apps/web/src/(shell)/', '^apps/web/src/routes/'),
];

/** Imports from a lower layer to a higher one, and from files that stand in no layer or to them. */
function layers(root, all) {
  const names = Object.keys(all);
  const pathOf = (name) => `^${root}/(${all[name]})`;
  const upward = names.slice(1).map((name, at) => ({
    name: `${root}: ${name}, imports upward`,
    severity: 'error',
    from: { path: pathOf(name) },
    to: { path: names.slice(0, at + 1).map(pathOf) },
  }));
  const placed = names.map(pathOf);
  const unplaced = [
    { from: { path: `^${root}/`, pathNot: placed }, to: {} },
    { from: {}, to: { path: `^${root}/`, pathNot: placed } },
  ].map((rule) => ({ name: `${root}: stands in no layer`, severity: 'error', ...rule }));
  return [...upward, ...unplaced];
}

/** What `from` names in brackets imports nothing of `to` outside of itself. */
function apart(name, from, to) {
  return { name, severity: 'error', from: { path: from }, to: { path: to, pathNot: from.replace(/\(.*?\)/, '$1') } };
}

/** What stands beside the code: tests, stories and their samples may reach for everything. */
const BESIDE = '\\.(test|stories|samples)\\.tsx?$|/src/testing/|\\.json$';

export default {
  forbidden: [
    { name: 'files in a circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'rooms in a circle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ...WEB,
    ...WEB_NEIGHBOURS,
  ],
  options: {
    includeOnly: '^(apps|packages)/[^/]+/src/',
    exclude: { path: BESIDE },
    // Types count too: a room that needs another's types knows it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.css.ts'] },
  },
};
