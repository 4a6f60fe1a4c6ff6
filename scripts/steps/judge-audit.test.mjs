import { describe, expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.mjs';

const TODAY = '2026-11-23';
const ID = 'GHSA-aaaa-bbbb-cccc';

const finding = (severity) => ({
  github_advisory_id: ID,
  severity,
  module_name: 'parser',
  title: 'Reads too far',
  patched_versions: '>=2.0.0',
});
const report = (...findings) => JSON.stringify({ advisories: { ...findings }, metadata: {} });

describe('an audit of dependencies', () => {
  test.each(['high', 'critical'])('fails on a %s finding, and says where it is mended', (severity) => {
    const { problems } = judgeAudit(report(finding(severity)), [], TODAY);
    expect(problems).toEqual([`${ID} (${severity}) parser: Reads too far; mended in >=2.0.0`]);
  });

  test.each(['low', 'moderate'])('only counts a %s finding', (severity) => {
    const { problems, line } = judgeAudit(report(finding(severity)), [], TODAY);
    expect(problems).toEqual([]);
    expect(line).toContain('0 high or critical');
    expect(line).toContain('1 lesser');
  });

  test('bears a finding that is listed with a reason, until its last day', () => {
    const accepted = [{ id: ID, reason: 'We never call it.', until: '2026-11-30' }];
    expect(judgeAudit(report(finding('high')), accepted, '2026-11-30').problems).toEqual([]);
    expect(judgeAudit(report(finding('high')), accepted, '2026-12-01').problems).toEqual([
      `${ID}: is over since 2026-11-30`,
      `${ID} (high) parser: Reads too far; mended in >=2.0.0`,
    ]);
  });

  test.each([
    ['no reason', { id: ID, until: '2026-11-30' }],
    ['no end', { id: ID, reason: 'Later.' }],
    ['a far end', { id: ID, reason: 'Later.', until: '2027-11-30' }],
    ['another name', { id: 'parser', reason: 'Later.', until: '2026-11-30' }],
  ])('takes no entry with %s', (_name, entry) => {
    expect(judgeAudit(report(), [entry], TODAY).problems).toHaveLength(1);
  });

  test.each(['', '405 Method Not Allowed', '{"error":{"code":"ERR"}}'])(
    'says that nobody answered, and fails nothing: %j',
    (printed) => {
      const { isAnswered, problems, line } = judgeAudit(printed, [], TODAY);
      expect([isAnswered, problems]).toEqual([false, []]);
      expect(line).toBe('no answer from the registry: not audited');
    },
  );
});
