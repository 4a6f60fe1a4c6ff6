/** One entry of a list that the server gives to choose from. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The list in an answer: the answer itself, or its `data`. Source: specification, section 7. */
export function listIn<Item>(answer: readonly Item[] | undefined): readonly Item[] | undefined {
  if (Array.isArray(answer)) return answer as readonly Item[];
  const inside = (answer as { data?: unknown } | null | undefined)?.data;
  return Array.isArray(inside) ? (inside as Item[]) : undefined;
}
