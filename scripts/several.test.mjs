import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './steps/run.mjs';

const FOLDER = path.join(ROOT, 'deploy/several');
const compose = parse(readFileSync(path.join(FOLDER, 'compose.yaml'), 'utf8'), { merge: true });
const services = Object.entries(compose.services);

test('what a service waits for, mounts and reads is there', () => {
  for (const [name, { depends_on: waits = {}, volumes = [], configs = [] }] of services) {
    for (const other of Object.keys(waits)) expect(compose.services, name).toHaveProperty(other);
    for (const volume of volumes) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('./')) expect(readFileSync(path.join(FOLDER, from), 'utf8'), name).not.toBe('');
      else expect(compose.volumes, name).toHaveProperty(from);
    }
    for (const { source } of configs) expect(compose.configs, name).toHaveProperty(source);
  }
});

test('the balancer is told of every instance, by the names of its own file', () => {
  const asked = [...readFileSync(path.join(FOLDER, 'haproxy.cfg'), 'utf8').matchAll(/"\$\{(\w+)\}"/g)];
  const { environment } = compose.services.balancer;
  expect(Object.keys(environment).toSorted()).toEqual(asked.map(([, name]) => name).toSorted());
  const instances = services.filter(([, { image }]) => image === 'scamguard').map(([name]) => `${name}:3000`);
  expect(Object.values(environment)).toEqual(expect.arrayContaining(instances));
});

test('the server is given settings that the documents know', () => {
  const documented = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  for (const [, { image, environment }] of services.filter(([, service]) => service.image === 'scamguard'))
    for (const name of Object.keys(environment)) expect(documented, image).toContain(`\`${name}\``);
});
