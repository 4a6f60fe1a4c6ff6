import { expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineLink } from './link.ts';

const riskOf = (value: string) => examineLink(value, {}, FULL_CLASSIFIERS).score.riskLevel;

it.each(['http://192.168.1.1', '192.168.0.1/login', 'http://10.0.0.138:8080/admin'])(
  'warns of no address of the reader’s own network: %s',
  (value) => {
    expect(riskOf(value)).toBeLessThan(RISK_BANDS.medium);
  },
);

it.each(['https://www.académie-française.fr', 'https://www.xn--acadmie-franaise-npb1a.fr'])(
  'takes accents for what they are in %s',
  (value) => {
    expect(riskOf(value)).toBeLessThan(RISK_BANDS.medium);
  },
);

it.each(['https://ecobаnk.com', 'https://pàypal.com/login'])(
  'warns as before of letters that imitate a brand: %s',
  (value) => {
    expect(riskOf(value)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
  },
);
