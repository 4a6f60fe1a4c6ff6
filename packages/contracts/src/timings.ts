/** Durations that the specification gives, in milliseconds. Source: specification, section 9. */
export const TIMINGS = {
  audioSwitch: 50,
  voiceGreeting: 1_000,
  voiceSimulatedCommand: 5_000,
  voiceNavigation: 2_000,
  voiceRetry: 3_000,
  assistantReply: 1_000,
  assistantDictation: 3_000,
  formSuccess: 3_000,
  /** A dismissed toast is removed after this long. */
  toastRemoval: 1_000_000,
} as const;
