import type { FileLimits, FileRefusal } from '../../components/file-field/index.ts';
import type { SelectOption } from '../../components/select/index.ts';

/** What a visitor reports. Source: specification, section 3. */
export interface ReportValues {
  readonly scamType: string;
  readonly title: string;
  readonly description: string;
  readonly region: string;
  /** How the other person was reached; may stay empty. */
  readonly scammerContact: string;
  readonly image: File | undefined;
}

/** A report in which nothing was written yet. */
export const EMPTY_REPORT: ReportValues = {
  scamType: '',
  title: '',
  description: '',
  region: '',
  scammerContact: '',
  image: undefined,
};

interface FieldTexts {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
}

interface WrittenTexts extends FieldTexts {
  /** In characters: more cannot be typed. */
  readonly maxLength?: number;
}

interface ListTexts extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** Said when there are none: "Aucune région disponible.". */
  readonly emptyText: string;
}

/** The words of each field, and the lists and limits that come with them. */
export interface ReportFields {
  readonly scamType: ListTexts;
  readonly title: WrittenTexts;
  readonly description: WrittenTexts;
  readonly region: ListTexts;
  readonly scammerContact: WrittenTexts;
  readonly image: FileLimits & {
    readonly label: string;
    readonly help: string;
    readonly refusals: Readonly<Record<FileRefusal, string>>;
  };
}
