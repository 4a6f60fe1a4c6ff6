/** Runs while building: under which id each sentence is recorded. */
export const idsBySentence = (clips: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(clips).map(([id, sentence]) => [sentence, id]));
