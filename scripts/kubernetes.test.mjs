import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './steps/run.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const MANIFEST = read('deploy/kubernetes/scamguard.yaml');
const parsed = (text) => parseAllDocuments(text).map((document) => document.toJS());

const string = 'string';
const number = 'number';
const boolean = 'boolean';
/** Any names, strings behind them. */
const strings = { '*': string };
const metadata = { name: string, labels: strings };
const selector = { matchLabels: strings };
const probe = {
  httpGet: { path: string, port: string },
  periodSeconds: number,
  timeoutSeconds: number,
  failureThreshold: number,
};
const fromObject = { name: string };
const container = {
  name: string,
  image: string,
  imagePullPolicy: string,
  ports: [{ name: string, containerPort: number }],
  env: [{ name: string, value: string }],
  envFrom: [{ configMapRef: fromObject, secretRef: fromObject }],
  securityContext: {
    allowPrivilegeEscalation: boolean,
    readOnlyRootFilesystem: boolean,
    capabilities: { drop: [string] },
  },
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  resources: { requests: { cpu: string, memory: string }, limits: { memory: string } },
  volumeMounts: [{ name: string, mountPath: string }],
};
const pod = {
  automountServiceAccountToken: boolean,
  terminationGracePeriodSeconds: number,
  securityContext: {
    runAsNonRoot: boolean,
    runAsUser: number,
    runAsGroup: number,
    fsGroup: number,
    seccompProfile: { type: string },
  },
  topologySpreadConstraints: [
    { maxSkew: number, topologyKey: string, whenUnsatisfiable: string, labelSelector: selector },
  ],
  containers: [container],
  volumes: [{ name: string, emptyDir: { sizeLimit: string } }],
};

/**
 * The parts of Kubernetes 1.21 and newer that we use, and the type of each field. A field that is not here is a slip of the pen.
 */
const SHAPES = {
  'apps/v1 Deployment': {
    replicas: number,
    strategy: { type: string, rollingUpdate: { maxUnavailable: number, maxSurge: number } },
    selector,
    template: { metadata: { labels: strings }, spec: pod },
  },
  'v1 Service': {
    type: string,
    selector: strings,
    ports: [{ name: string, port: number, targetPort: string }],
  },
  'policy/v1 PodDisruptionBudget': { minAvailable: number, selector },
  'networking.k8s.io/v1 Ingress': {
    tls: [{ hosts: [string], secretName: string }],
    rules: [
      {
        host: string,
        http: {
          paths: [
            {
              path: string,
              pathType: string,
              backend: { service: { name: string, port: { name: string } } },
            },
          ],
        },
      },
    ],
  },
};

/** Where an object is not of a shape. */
function slips(value, shape, place) {
  if (typeof shape === 'string') return typeof value === shape ? [] : [`${place} is no ${shape}`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${place} is no list`];
    return value.flatMap((each, index) => slips(each, shape[0], `${place}[${index}]`));
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [`${place} is no object`];
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = shape[name] ?? shape['*'];
    return known ? slips(inner, known, `${place}.${name}`) : [`${place}.${name} is not known`];
  });
}

const allSlips = (text) =>
  parsed(text).flatMap((object) => {
    const kind = `${object.apiVersion} ${object.kind}`;
    const spec = SHAPES[kind];
    return spec
      ? slips(object, { apiVersion: string, kind: string, metadata, spec }, kind)
      : [`${kind} is not known`];
  });

test('the manifests have the fields that Kubernetes knows, of their types', () => {
  expect(allSlips(MANIFEST)).toEqual([]);
});

test.each([
  ['a misspelt field', 'runAsNonRoot', 'runAsNonroot'],
  ['a number in words', 'replicas: 2', 'replicas: "2"'],
  ['a value that YAML reads as a number', 'value: "9464"', 'value: 9464'],
  ['a version that is gone', 'policy/v1', 'policy/v1beta1'],
  ['a field in the wrong place', 'automountServiceAccountToken', 'readOnlyRootFilesystem'],
])('%s is noticed', (_what, right, wrong) => {
  expect(MANIFEST).toContain(right);
  expect(allSlips(MANIFEST.replace(right, wrong))).toHaveLength(1);
});

const [deployment, service, budget, ingress] = parsed(MANIFEST);
const { template, selector: chosen, replicas } = deployment.spec;
const [server] = template.spec.containers;

test('the objects find each other', () => {
  const { labels } = template.metadata;
  for (const wanted of [chosen.matchLabels, service.spec.selector, budget.spec.selector.matchLabels])
    expect(labels).toMatchObject(wanted);
  const names = server.ports.map(({ name }) => name);
  const probes = [server.startupProbe, server.livenessProbe, server.readinessProbe];
  for (const port of [
    ...service.spec.ports.map(({ targetPort }) => targetPort),
    ...probes.map((each) => each.httpGet.port),
  ])
    expect(names).toContain(port);
  const { backend } = ingress.spec.rules[0].http.paths[0];
  expect(backend.service.name).toBe(service.metadata.name);
  expect(service.spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
  expect(server.volumeMounts.map(({ name }) => name)).toEqual(template.spec.volumes.map(({ name }) => name));
});

test('an instance may do no more than it needs, and one always stays', () => {
  expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(server.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(replicas - budget.spec.minAvailable).toBeGreaterThan(0);
  expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
});

test('they fit the image and the server: its port, its folder, its calls and its settings', () => {
  const image = read('Dockerfile');
  expect(image).toContain(`EXPOSE ${server.ports[0].containerPort}`);
  expect(image).toContain('DATA_DIR=/data');
  expect(server.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  const calls = read('packages/contracts/src/paths.ts');
  for (const { httpGet } of [server.startupProbe, server.livenessProbe, server.readinessProbe])
    expect(calls).toContain(`path: '${httpGet.path}'`);
  const settings = read('apps/api/src/env.ts');
  const named = MANIFEST.match(/\b(?:PUBLIC_URL|TRUST_PROXY|SECRET|DATABASE_URL|S3_\w+|METRICS_\w+)\b/g);
  for (const name of new Set(named)) expect(settings).toMatch(new RegExp(`^  ${name}:`, 'm'));
});
