import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './qr-code.css.ts';

export interface QrCodeProps extends NativeProps<'div'> {
  /** The thing that the code opens, for people who cannot see it. */
  label: string;
  /** Modules of one side, with the quiet border. */
  size: number;
  /** Draws the dark modules, one unit each: the `d` of an SVG path. */
  path: string;
}

/** A code for the camera of another phone. Dark on light in every theme: many cameras read it in no other way. */
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  { label, size, path, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.qrCode}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
});
