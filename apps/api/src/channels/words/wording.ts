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
  readonly nothingToRead: string;
  readonly inPrivate: string;
  readonly mailSubject: string;
  /** Before the numbered answers of a mail. */
  readonly answerByNumber: string;
  /** On the button that opens a list of answers. */
  readonly choose: string;
}
