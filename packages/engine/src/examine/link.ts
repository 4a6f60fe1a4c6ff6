import { redirectTarget } from '../address/redirect-target.ts';
import type { Classifiers } from '../classifiers/classifiers.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { type LinkReading, readAddressAsLink, readLinks } from '../reading/link-reading.ts';
import { type Finding, findingsIn } from '../signals/index.ts';
import { type Examination, examination, riskier, UNREADABLE } from './examination.ts';
import { withAddressLearned } from './learned-evidence.ts';

/** Several addresses in one value are as risky as the riskiest. */
export function examineLink(value: string, known: KnownEvidence, classifiers: Classifiers): Examination {
  return examineAddresses(readLinks(value, known), known, classifiers);
}

/** The addresses that were found in a value. */
export function examineAddresses(
  written: readonly LinkReading[],
  known: KnownEvidence,
  classifiers: Classifiers,
): Examination {
  if (written.length === 0) return UNREADABLE;
  const beyond = readingsBeyond(known);
  // The address classifier does not judge a short link whose end is known: the end says more.
  const own = written.map((reading) => {
    const findings = findingsInLink(reading);
    return examination(beyond.length ? findings : withAddressLearned(reading, findings, classifiers));
  });
  const others = beyond.map((reading) =>
    examination(withAddressLearned(reading, findingsInLink(reading), classifiers)),
  );
  return [...own, ...others].reduce(riskier);
}

/** The readings of the address to which a shortened link leads. Nothing of it can be shown in the value. */
function readingsBeyond(known: KnownEvidence): readonly LinkReading[] {
  const beyond = known.leadsTo === undefined ? [] : readLinks(known.leadsTo, known);
  return beyond.map((reading) => ({ ...reading, spanOf: () => undefined }));
}

/** The findings in an address, and in the address that it sends its visitors on to. */
export function findingsInLink(reading: LinkReading): readonly Finding[] {
  const own = findingsIn(reading);
  const target = redirectTarget(reading.address);
  if (target === undefined || target.site === reading.address.site) return own;
  const beyond = findingsIn(readAddressAsLink(target, reading.value, {})).filter(
    ({ definition }) =>
      definition.weight > 0 && !own.some((finding) => finding.definition.id === definition.id),
  );
  return [...own, ...beyond];
}
