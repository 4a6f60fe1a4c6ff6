/** A message that could not be handed over. Says why without the receiver or the text. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';
}
