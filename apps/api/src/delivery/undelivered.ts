/** A message that could not be handed over. Says why without the receiver or the text. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  /** It would not help to ask again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
