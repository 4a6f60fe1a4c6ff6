'use client';
import { RemoveIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './file-field.css.ts';
import { Thumbnail } from './thumbnail.tsx';

const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

/** A size as people read it: "850 ko", "1,2 Mo". */
function readableSize(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < MEGABYTE ? [Math.ceil(bytes / KILOBYTE), 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

interface ChosenFileProps {
  file: File;
  disabled: boolean | undefined;
  onRemove: () => void;
}

/** The file that will be sent: its picture, its name, its size, and a way to take it back. */
export function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  const messages = useMessages();
  return (
    <div className={css.preview}>
      <Thumbnail file={file} />
      <output className={css.words}>
        <span className={css.name}>{file.name}</span>
        <span className={css.size}>{readableSize(file.size, messages.locale)}</span>
      </output>
      <IconButton
        label={`${messages.remove} ${file.name}`}
        icon={RemoveIcon}
        variant="outlined"
        disabled={disabled}
        onClick={onRemove}
      />
    </div>
  );
}
