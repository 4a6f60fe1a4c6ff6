/** A page that is not fetched, or not to its end. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}
