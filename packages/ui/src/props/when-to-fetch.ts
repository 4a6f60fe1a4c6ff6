/**
 * Attributes of a picture: the largest of what is seen first is fetched before anything else, every other one when it comes near.
 */
export const whenToFetch = (seenFirst: boolean) =>
  seenFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
