'use client';
import { Children, forwardRef, useImperativeHandle } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './floating-dock.css.ts';
import { useStepsAside } from './use-steps-aside.ts';

export type FloatingDockProps = NativeProps<'div'>;

/**
 * Holds what floats over every page at the bottom right: a VoiceNavButton, an AssistantWidget. On a small screen it steps
 * aside while it would lie over a control or a verdict, and while a field is being filled in.
 */
export const FloatingDock = forwardRef<HTMLDivElement, FloatingDockProps>(function FloatingDock(
  { children, ...rest },
  ref,
) {
  const { dock, isAside } = useStepsAside();
  useImperativeHandle(ref, () => dock.current as HTMLDivElement);
  return (
    <div {...withoutStyling(rest)} ref={dock} data-state={isAside ? 'aside' : 'here'} className={css.dock}>
      {Children.map(children, (child) => child && <div className={css.place}>{child}</div>)}
    </div>
  );
});
