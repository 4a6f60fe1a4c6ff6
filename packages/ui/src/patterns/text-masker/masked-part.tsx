import { useId } from 'react';
import { FieldError } from '../../components/form-field/field-error.tsx';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { MarkedWords } from './marked-words.tsx';
import { type MaskedText, type MaskPiece, shownText, typeShown } from './masked-text.ts';
import * as css from './text-masker.css.ts';
import type { MaskableText } from './text-masker-texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface PartProps {
  part: MaskableText;
  masked: MaskedText;
  /** A ref to the element that holds the words, or to the field. */
  partRef: (element: HTMLElement | null) => void;
}

interface ReadPartProps extends PartProps {
  verb: string;
  onToggle: (piece: MaskPiece) => void;
}

/** One of the texts, to be read and masked. */
export function ReadPart({ part: { label, error }, masked, partRef, verb, onToggle }: ReadPartProps) {
  const id = useId();
  return (
    <div className={css.text}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <MarkedWords
        masked={masked}
        verb={verb}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        isInvalid={Boolean(error)}
        onToggle={onToggle}
        wordsRef={partRef}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface WrittenPartProps extends PartProps {
  onType: (next: MaskedText) => void;
  onFocus: () => void;
}

/** One of the texts, to be corrected, and selected by the keyboard. */
export function WrittenPart({ part, masked, partRef, onType, onFocus }: WrittenPartProps) {
  const { label, error, maxLength, rows } = part;
  const field = {
    label,
    error,
    maxLength,
    value: shownText(masked),
    onChange: ({ currentTarget }: { currentTarget: Field }) => onType(typeShown(masked, currentTarget.value)),
    onFocus,
    ref: partRef,
  };
  return rows === 'one' ? <TextField {...field} /> : <TextArea {...field} />;
}
