/**
 * The layers inside each package: who may import whom. `npm test layers` checks them.
 *
 * A layer imports what stands below it and nothing that stands above, and neither files nor rooms import each other in a circle. The
 * first layer of a list is the highest. Its files are named by a regular expression, from the root of the package.
 */
const WEB = [
  ...layers('apps/web/src', {
    start: '((main\\.tsx|dark\\.ts)$|render/)',
    site: '(app\\.tsx|page-data\\.ts)$',
    'list of screens': 'routes/[^/]+$',
    'screens and shell': '(routes/[^/]+|shell)/',
    features:
      '(account|assistance|contacts|forms|keep-informed|lessons|messages|office-map|offline|on-device|outbox|pictures|recording|regions|reports|services|share|speech|talk|written)/',
    'what a screen is, and calls': '(screen|data)/',
    language: 'language/',
    'what an old browser lacks': 'floor/',
  }),
  never('screens import each other', '^apps/web/src/routes/([^/]+)/', '^apps/web/src/routes/(?!$1/)[^/]+/'),
  never('screens import the shell', '^apps/web/src/routes/', '^apps/web/src/shell/'),
  never('the shell imports screens', '^apps/web/src/shell/', '^apps/web/src/routes/'),
];

const UI = [
  ...layers('packages/ui/src', {
    'what is public': 'entries/',
    'patterns, which know about scams': 'patterns/',
    components: 'components/',
    'props and theme': '(props|theme)/',
  }),
  // So a folder may be changed inside; every other file of it that is shared has a name of its own.
  never(
    'components take each other by their index.ts',
    '^packages/ui/src/(?:components|patterns)/([^/]+)/',
    '^packages/ui/src/(?:components|patterns)/(?!$1/)([^/]+)/\\1\\.tsx$',
  ),
];

const ENGINE = layers('packages/engine/src', {
  entries: '(index|browser|french|english|offline|evaluation)\\.ts$',
  'what a case is': 'case/',
  'a whole assessment': '(assess|assess-in|warm-up|lookup-keys|outside-questions)\\.ts$',
  'what is told, judged': 'told-verdict\\.ts$',
  'what goes through signals and classifiers': 'examine/',
  'what a value is taken for': 'read-as/',
  'both sizes of the classifiers': 'classifiers/',
  'messages and windows of a text': 'transcript/',
  'ways out of the official channel': 'hooks/',
  'score and words': '(scoring|locales)/',
  signals: 'signals/',
  'what is inside the official channel': 'everyday/',
  'one reading of an item': 'reading/',
  'each classifier': '((text|address)-classifier|language-identifier)/',
  'what strangers write, parsed': '(address|phone|profile)/',
  text: 'text/',
  'knowledge and inference': '(knowledge|inference)/',
  vocabulary: '(vocabulary|version)\\.ts$',
});

const API = layers('apps/api/src', {
  'programs that are started': '(server\\.ts$|commands/)',
  'the whole server': 'app\\.ts$',
  composition: 'composition/',
  'pages and widgets': '(site|widgets)/',
  'channels that people write by': 'channels/',
  'calls by resource, and what is forgotten of them': '(modules|retention)/',
  'what every call goes through': '(documentation|plugins)/',
  services: '(attachments|backup|guarded-fetch|llm|mail|masking|rate-limits|sealed-text|sms|transcription)/',
  database: '(db|library)/',
  ground:
    '((env|built-files)\\.ts$|(contract|delivery|errors|http|limits|log|process|secrets|settings|storage|tracing|visitors)/)',
});

/** Tests, stories and what they are made of may reach for everything. */
const BESIDE = '\\.(test|stories|samples)\\.tsx?$|/src/testing/|\\.json$';

export default {
  forbidden: [...WEB, ...UI, ...ENGINE, ...API],
  options: {
    includeOnly: '^(apps|packages)/[^/]+/src/',
    exclude: { path: BESIDE },
    // A file that needs another's types knows of it.
    tsPreCompilationDeps: true,
  },
};

/** Nothing of a package may import upward, stand in no layer, or be part of a circle. */
function layers(root, all) {
  const paths = Object.values(all).map((path) => `^${root}/${path}`);
  const inside = `^${root}/`;
  const upward = Object.keys(all).map((name, at) =>
    never(`${root}, ${name}: imports upward`, paths[at], at === 0 ? '^$' : paths.slice(0, at)),
  );
  return [
    ...upward,
    {
      ...never(`${root}: imports what stands in no layer`, inside, inside),
      to: { path: inside, pathNot: paths },
    },
    { ...never(`${root}: stands in no layer`, inside, inside), from: { path: inside, pathNot: paths } },
    { ...never(`${root}: files in a circle`, inside), to: { circular: true } },
    { ...never(`${root}: rooms in a circle`, inside), scope: 'folder', to: { circular: true } },
  ];
}

/** One rule. `$1` is what the brackets in `from` hold. */
function never(name, from, to) {
  return { name, severity: 'error', from: { path: from }, to: { path: to } };
}
