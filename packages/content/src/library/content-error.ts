/** Something in `texts` that an editor has to correct. The message names the file and says what is wrong. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(place: string, problems: readonly string[]) {
    super(`${place}: ${problems.join('; ')}`);
  }
}
