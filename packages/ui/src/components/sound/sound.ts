/** How much of a sound was heard when it ended by itself; `partly` where it broke off. */
export type Heard = 'whole' | 'partly' | 'nothing';

/** What somebody who makes a sound of several pieces is told, and tells. */
export interface Performance {
  /** The piece to begin with, counted from 0. */
  readonly from: number;
  /** Called as each piece begins. */
  readonly onPiece: (place: number) => void;
  /** Called once, when nothing more will be heard. Never after it was silenced. */
  readonly onEnd: (heard: Heard) => void;
}

/** Starts sounding. @returns silences it. */
export type Sound = (performance: Performance) => () => void;
