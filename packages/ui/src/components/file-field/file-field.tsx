'use client';
import { forwardRef, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import type { NativeProps } from '../../props/native-props.ts';
import { button } from '../button/button.css.ts';
import { FieldGroup } from '../field-group/index.ts';
import type { FormFieldTexts } from '../form-field/index.ts';
import { AttachIcon, CameraIcon } from '../icon/icons.ts';
import { Icon, type IconDrawing } from '../icon/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import { ChosenFile } from './chosen-file.tsx';
import * as css from './file-field.css.ts';
import { type FileLimits, type FileRefusal, refusalOf } from './file-limits.ts';
import * as pick from './pick.css.ts';

export interface FileFieldProps
  extends Omit<NativeProps<'fieldset'>, 'children' | 'onChange' | 'onBlur'>,
    FormFieldTexts,
    FileLimits {
  /** The chosen file. */
  value: File | undefined;
  /** Called with a file that keeps to the limits, and with nothing when it is taken back. */
  onValueChange: (file: File | undefined) => void;
  /** The sentences about a file that is refused for its type or its size. */
  refusals: Readonly<Record<FileRefusal, string>>;
  /** Also offers a phone's camera, facing away from the visitor or towards them. */
  capture?: 'environment' | 'user';
  /** `false` marks the field as optional in words. */
  required?: boolean;
}

/**
 * One file: picked, photographed, or dropped. A file outside of the limits is refused before it costs anybody data. The ref is
 * the group's.
 */
export const FileField = forwardRef<HTMLFieldSetElement, FileFieldProps>(function FileField(
  { value, onValueChange, accept, maxBytes, refusals, capture, error, disabled, ...rest },
  ref,
) {
  const messages = useMessages();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement);
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [over, setOver] = useState(false);

  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    const reason = refusalOf(file, { accept, maxBytes });
    setRefusal(reason);
    if (!reason) onValueChange(file);
  };
  const remove = () => {
    onValueChange(undefined);
    group.current?.querySelector('input')?.focus();
  };
  const said = refusal ? refusals[refusal] : error;
  return (
    <FieldGroup {...rest} ref={group} disabled={disabled} error={said}>
      <div
        className={css.zone({ state: over ? 'over' : said ? 'refused' : value ? 'filled' : 'empty' })}
        data-state={over ? 'over' : value ? 'filled' : 'empty'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        {value && <ChosenFile file={value} disabled={disabled} onRemove={remove} />}
        <div className={css.buttons}>
          <Pick icon={AttachIcon} accept={accept} onPick={take}>
            {messages.chooseFile}
          </Pick>
          {capture && (
            <Pick icon={CameraIcon} accept={['image/*']} capture={capture} onPick={take}>
              {messages.takePhoto}
            </Pick>
          )}
          {!value && <span className={css.withMouse}>{messages.dropFile}</span>}
        </div>
      </div>
    </FieldGroup>
  );
});

interface PickProps {
  icon: IconDrawing;
  accept: readonly string[];
  capture?: FileFieldProps['capture'];
  onPick: (file: File | undefined) => void;
  children: ReactNode;
}

function Pick({ icon, accept, capture, onPick, children }: PickProps) {
  return (
    <label className={`${button({ variant: 'secondary' })} ${pick.pick} ${capture ? css.onPhone : ''}`}>
      <span>
        <Icon of={icon} />
        {children}
      </span>
      <input
        type="file"
        accept={accept.join(',')}
        capture={capture}
        onChange={(event) => {
          onPick(event.currentTarget.files?.[0]);
          // Emptied, so that the same file may be picked again after it was taken back.
          event.currentTarget.value = '';
        }}
        className={pick.input}
      />
    </label>
  );
}
