/** Where a voice note stands. Times in seconds. */
export type VoiceNoteState =
  | { readonly name: 'idle' }
  /** The phone asks whether the page may listen. */
  | { readonly name: 'asking' }
  /** `level`: how loud it is, from 0 to 1. */
  | { readonly name: 'recording'; readonly seconds: number; readonly level: number }
  | { readonly name: 'recorded'; readonly seconds: number }
  /** `at`: how much of it was heard. */
  | { readonly name: 'playing'; readonly seconds: number; readonly at: number }
  /** The visitor or the phone said no. */
  | { readonly name: 'denied' }
  /** The browser cannot record: the specified simulation, said to be one. */
  | { readonly name: 'demonstration'; readonly running: boolean };
