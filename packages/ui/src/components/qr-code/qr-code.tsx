import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './qr-code.css.ts';

export interface QrCodeProps extends Omit<NativeProps<'svg'>, 'path'> {
  /** What the code opens, for who cannot see it. */
  label: string;
  /** Modules of one side, with the quiet border. */
  size: number;
  /** Draws the dark modules, one unit each: the `d` of an SVG path. */
  path: string;
}

/** A code for the camera of another phone. Dark on light in every theme: many cameras read it in no other way. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { label, size, path, ...rest },
  ref,
) {
  return (
    <svg
      {...withoutStyling(rest)}
      ref={ref}
      className={css.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
});
