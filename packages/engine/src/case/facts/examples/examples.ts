import type { FactName } from '../fact.ts';

/** For each fact sentences in French and English that tell it, and near ones that do not. */
export type FactExamples = Readonly<
  Partial<Record<FactName, { readonly fires: readonly string[]; readonly silent: readonly string[] }>>
>;
