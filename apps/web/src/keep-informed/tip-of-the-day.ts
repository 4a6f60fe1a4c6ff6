/**
 * The tip of a day: the one at the day of the month modulo the number of tips. Source: specification, section 9.
 * The day is that of Greenwich, which is the time of the region's west; server and browser agree on it.
 */
export function tipOf<Tip>(tips: readonly Tip[], day: Date): Tip | undefined {
  return tips[day.getUTCDate() % tips.length];
}
