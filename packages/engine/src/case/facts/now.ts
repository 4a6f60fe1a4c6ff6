/** Words before which "mtn" is short for "maintenant" and not the network: somebody does something now. */
const SUBJECTS = new Set(
  'il ils elle elles ell el je j jai jsui jsuis chui g on onma tu c cest sa ya y le les mon ma ke kan quoi quel comment'.split(
    ' ',
  ),
);

/** Whether "mtn" before this word means "now". Both words are folded. */
export const isNowBefore = (next: string): boolean => SUBJECTS.has(next);
