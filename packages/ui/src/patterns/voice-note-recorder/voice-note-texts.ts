/** The words of a recorder. */
export interface VoiceNoteTexts {
  /** E.g. "Raconter avec votre voix". */
  readonly heading: string;
  /** The fate of the voice, told before anything is recorded. */
  readonly consent: string;
  readonly record: string;
  /** While the phone asks for permission. */
  readonly asking: string;
  readonly recording: string;
  readonly stop: string;
  readonly recorded: string;
  readonly play: string;
  readonly playing: string;
  readonly pause: string;
  readonly remove: string;
  readonly denied: { readonly title: string; readonly text: string; readonly retry: string };
  /** Says that this is a demonstration and that nothing is sent, if nothing can be recorded. */
  readonly demonstration: {
    readonly badge: string;
    readonly text: string;
    readonly start: string;
    readonly running: string;
  };
}

/** The actions on a voice note. */
export interface VoiceNoteActions {
  /** Asks for the microphone; again after it was denied; starts the demonstration. */
  readonly onRecord: () => void;
  readonly onStop: () => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  /** Throws the recording away. */
  readonly onRemove: () => void;
}
