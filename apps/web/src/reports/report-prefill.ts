import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';

/** The item that a visitor checked and now wants to report. */
export interface ReportPrefill {
  readonly kind: ItemKind;
  readonly value: string;
  /** Id of the kind of scam, and what to call it, where the assistant has found out. */
  readonly scamType?: string;
  readonly title?: string;
}

const KEY = 'report-prefill';

/** Keeps what was checked for the report form, on this device and for this visit: it needs to stand in no address. */
export function keepForReport(prefill: ReportPrefill): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(prefill));
  } catch {
    // A browser that refuses storage opens an empty form.
  }
}

/** The first content of the report form: from its address (`?kind=&value=`), or from what was kept. */
export function readForReport(address: URLSearchParams): ReportPrefill | undefined {
  return asPrefill({ kind: address.get('kind'), value: address.get('value') }) ?? kept();
}

/** Forgets what was kept: it was taken over, and must not turn up in the next report. */
export function forgetForReport(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

function kept(): ReportPrefill | undefined {
  try {
    return asPrefill(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

function asPrefill(read: unknown): ReportPrefill | undefined {
  const { kind, value, scamType, title } = (read ?? {}) as Readonly<Record<string, unknown>>;
  const known = ITEM_KINDS.find((each) => each === kind);
  if (!known || typeof value !== 'string' || !value.trim()) return undefined;
  return {
    kind: known,
    value: value.trim(),
    ...(typeof scamType === 'string' && { scamType }),
    ...(typeof title === 'string' && { title }),
  };
}
