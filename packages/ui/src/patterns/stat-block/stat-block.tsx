import { forwardRef } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './stat-block.css.ts';

export interface StatBlockProps extends Omit<NativeProps<'div'>, 'children'> {
  /** E.g. "16K+". */
  figure: string;
  /** What it counts, e.g. "personnes protégées". */
  label: string;
}

/** One figure and what it counts. Stands in StatBlocks. */
export const StatBlock = forwardRef<HTMLDivElement, StatBlockProps>(function StatBlock(
  { figure, label, ...rest },
  ref,
) {
  return (
    <div {...withoutStyling(rest)} ref={ref} className={css.block}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.figure}>{figure}</dd>
    </div>
  );
});

export type StatBlocksProps = NativeProps<'dl'>;

/** Figures side by side. */
export const StatBlocks = forwardRef<HTMLDListElement, StatBlocksProps>(function StatBlocks(props, ref) {
  return <dl {...withoutStyling(props)} ref={ref} className={css.blocks} />;
});
