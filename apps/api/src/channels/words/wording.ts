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
  readonly mailSubject: string;
  /** Before the numbered answers of a mail. */
  readonly answerByNumber: string;
  /** On the button that opens a list of answers. */
  readonly choose: string;
}
