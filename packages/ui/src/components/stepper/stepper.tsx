import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { DoneIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../ui-provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './stepper.css.ts';

export interface StepperProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The goal of the steps, for screen readers: "Inscription". */
  label: string;
  /** Their names, in order. */
  steps: readonly string[];
  /** Index of the step one is at, from 0; all are behind when it is their number. */
  current: number;
  /** The current step in words, seen on a phone: "Étape 2 sur 3". */
  position: string;
}

const stateOf = (step: number, current: number) =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

/** How far one has come in something that takes a few steps. It shows the way; it is no navigation. */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper(
  { label, steps, current, position, ...rest },
  ref,
) {
  const { stepDone } = useMessages();
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.stepper}>
      <ol aria-label={label} className={css.list}>
        {steps.map((name, step) => {
          const state = stateOf(step, current);
          return (
            <li
              key={name}
              className={css.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={css.name}>
                {state === 'done' && <Icon of={DoneIcon} />}
                <span>{name}</span>
                {state === 'done' && <VisuallyHidden>({stepDone})</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={css.caption} aria-hidden="true">
        <span className={css.position}>{position}</span>
        <span className={css.current}>{steps[current]}</span>
      </p>
    </div>
  );
});
