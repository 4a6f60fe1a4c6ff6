/** What the door itself says; all else comes from the case. */
export interface ChannelWording {
  /** In every first answer: whoever imitates this number is the next scam. */
  readonly notice: string;
  /** The same where there is room for little, such as a text message. */
  readonly shortNotice: string;
  readonly stopped: string;
  readonly started: string;
  readonly forgotten: string;
  readonly pictureNotRead: string;
  readonly noVoice: string;
  /** Asks whether a voice message may be listened to. @param who - the host of the server that listens. */
  readonly mayListen: (who: string) => string;
  /** Says back what was heard, before it is judged. */
  readonly heard: (text: string) => string;
  readonly nothingHeard: string;
  readonly notHeardSo: string;
  readonly yes: string;
  readonly no: string;
  readonly nothingToRead: string;
  readonly inPrivate: string;
  /** On the buttons below an answer; at most 20 characters each. */
  readonly extras: Readonly<Record<'listen' | 'tell' | 'call', string>>;
  /** On the picture of a verdict: its first word as the case says it, what stands above the first action, and who says all that. */
  readonly card: Readonly<Record<'danger' | 'caution' | 'heading' | 'notice', string>>;
  readonly heardBelow: string;
  readonly nothingToHear: string;
  readonly tellBelow: string;
  /** What somebody close gets from the person. */
  readonly sharedText: string;
  readonly callBelow: string;
  readonly nobodyToCall: string;
  readonly alertsOn: string;
  /** Where a channel lets nobody be written to who has not written first. */
  readonly noAlerts: string;
  /** Below each alert: why it comes, and how to end it. */
  readonly alertNotice: string;
  readonly mailSubject: string;
  /** Before the numbered answers of a mail. */
  readonly answerByNumber: string;
  /** On the button that opens a list of answers. */
  readonly choose: string;
  /** Below words of a language of the person's own, above the same in this one. */
  readonly unreviewed: string;
  /** To whoever names a language of their own: what is said in it, and that it is not read. */
  readonly languageNoted: string;
  readonly languageNone: string;
  /** Where there is room for little: what was written is in a language that is not read. */
  readonly notRead: string;
}
