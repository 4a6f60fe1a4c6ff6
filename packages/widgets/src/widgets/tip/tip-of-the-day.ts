/** The tip of a day, in Greenwich, as the site counts it: the day of the month modulo the number of tips. Source: specification, section 9. */
export const tipOf = <Tip>(tips: readonly Tip[], day: Date): Tip | undefined =>
  tips[day.getUTCDate() % tips.length];
