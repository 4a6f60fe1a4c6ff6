import { forwardRef, type ReactNode } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { PlaceIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './map-frame.css.ts';

export interface MapFrameProps extends Omit<NativeProps<'section'>, 'children' | 'aria-label'> {
  /** What the map shows, for screen readers: "Carte de nos bureaux". */
  label: string;
  state: 'loading' | 'ready' | 'failed';
  /** "Chargement de la carte..." */
  loadingText: string;
  /** What to do without the map, e.g. "La carte ne s'affiche pas. Nos bureaux sont à Abidjan, Dakar et Accra." */
  failedText: string;
  /** The map, once it is there. It fills the frame. */
  children?: ReactNode;
}

/** Keeps the place of a map, which is heavy and comes late or never. */
export const MapFrame = forwardRef<HTMLElement, MapFrameProps>(function MapFrame(
  { label, state, loadingText, failedText, children, ...rest },
  ref,
) {
  return (
    <section
      {...withoutStyling(rest)}
      ref={ref}
      aria-label={label}
      aria-busy={state === 'loading'}
      data-state={state}
      className={css.frame}
    >
      {state === 'ready' ? (
        children
      ) : (
        <output className={css.placeholder}>
          <span className={css.pin}>
            <Icon of={PlaceIcon} size="large" />
          </span>
          <span>{state === 'loading' ? loadingText : failedText}</span>
        </output>
      )}
    </section>
  );
});
