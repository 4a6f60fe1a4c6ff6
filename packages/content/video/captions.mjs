function time(seconds) {
  const milliseconds = Math.round(seconds * 1000);
  const part = (size, turn, digits) => `${Math.floor(milliseconds / size) % turn}`.padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

/** WebVTT of what is said, sentence by sentence. */
export const captions = (cues) =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`;
