'use client';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { button } from '../../components/button/button.css.ts';
import { input } from '../../components/file-field/pick.css.ts';
import { CameraIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { iconButton } from '../../components/icon-button/icon-button.css.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { useHydrated } from '../../props/use-hydrated.ts';
import * as css from './picture-input.css.ts';
import { useHandedOver } from './use-handed-over.ts';

export interface PictureButtonProps extends Omit<NativeProps<'label'>, 'children'> {
  /** E.g. "Lire une capture d'écran". */
  label: string;
  /** Called with whatever was chosen, photographed, pasted or dropped; whether it can be used is not looked at. */
  onPicture: (file: File) => void;
  /** `icon` stands among the tools of a field, where its label is not shown. */
  appearance?: 'wide' | 'icon';
  disabled?: boolean;
}

/** Takes a picture in: from the phone's pictures, its camera, the clipboard or another window. */
export const PictureButton = forwardRef<HTMLLabelElement, PictureButtonProps>(function PictureButton(
  { label, onPicture, appearance = 'wide', disabled = false, ...rest },
  ref,
) {
  const element = useRef<HTMLLabelElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLLabelElement);
  const take = (file: File | undefined) => {
    if (file && !disabled) onPicture(file);
  };
  useHandedOver(element, take);
  // Without scripts nothing would come of a picture.
  const isReady = useHydrated() && !disabled;
  const isWide = appearance === 'wide';
  return (
    <label
      {...withoutStyling(rest)}
      ref={element}
      title={isWide ? undefined : label}
      className={`${isWide ? button({ variant: 'quiet' }) : iconButton()} ${css.tool}`}
    >
      {isWide ? (
        <span>
          <Icon of={CameraIcon} />
          {label}
        </span>
      ) : (
        <Icon of={CameraIcon} size="medium" />
      )}
      <input
        type="file"
        accept="image/*"
        // The words beside it name it already.
        aria-label={isWide ? undefined : label}
        disabled={!isReady}
        className={input}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // Emptied, so that the same picture may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
});
