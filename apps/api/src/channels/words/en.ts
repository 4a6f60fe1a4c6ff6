import type { ChannelWording } from './wording.ts';

export const en: ChannelWording = {
  notice:
    'This is ScamGuard, a machine. We never call you and we never ask for a code. STOP: no more answers. DELETE: forget everything. WOLOF, YORUBA, DIOULA or FON: the verdict in that language too.',
  shortNotice: 'ScamGuard, machine. We never call you, we never ask for a code. STOP, DELETE',
  stopped: 'Done: ScamGuard does not write to you any more. Send START to begin again.',
  started: 'ScamGuard answers you again. Send the message or tell what is happening.',
  forgotten: 'Done: ScamGuard has forgotten what you told it here.',
  pictureNotRead:
    'I could not read this picture, so I cannot judge it. Type the important words here, without any secret code.',
  noVoice:
    'I cannot listen to voice messages, so I have judged nothing. Write in a few words what is happening.',
  mayListen: (who) =>
    `I can listen to this voice message: a program (${who}) writes down its words, and the sound is not kept. Say no secret code. Do you agree?`,
  heard: (text) => `I heard: "${text}". Is that right?`,
  nothingHeard:
    'I understood no word in this voice message, so I have judged nothing. Write in a few words what is happening.',
  notHeardSo:
    'All right, I forget what I heard. Say it again in a voice message, or write it in a few words.',
  yes: 'Yes',
  no: 'No',
  nothingToRead: 'I cannot open this, so I cannot judge it. Send the text, the link or a photo.',
  inPrivate: 'I judge nothing in public. Write to me in private: nobody else will see it.',
  alertsOn: 'Done: ScamGuard sends you its new alerts, rarely. STOP: no more.',
  noAlerts: 'ScamGuard cannot send alerts here. You can always send a message to be checked.',
  alertNotice: 'You asked for the alerts of ScamGuard. STOP: no more.',
  extras: { listen: 'Listen', tell: 'Tell someone close', call: 'Whom to call?' },
  card: {
    danger: 'Danger',
    caution: 'Be careful',
    heading: 'To do now:',
    notice: 'ScamGuard, a machine that helps. We never call you, we never ask for a code.',
  },
  heardBelow: 'Here is what was said, to listen to.',
  nothingToHear: 'I have no recording of this answer.',
  tellBelow: 'Choose somebody you trust. They will get these words from you.',
  sharedText: 'Somebody may be trying to scam me. Call me before I pay or give a code.',
  callBelow: 'These numbers have been checked. Touch a number to call.',
  nobodyToCall: 'I know no checked number for your country. Call your operator by its official menu.',
  mailSubject: 'ScamGuard has read your message',
  answerByNumber: 'To answer, send back a number:',
  choose: 'Choose',
  unreviewed: '(*) Not reviewed by a native reader. In English:',
  languageNoted:
    'Done: the verdict and the first action come in your language too. I do not read it: write in French or English. ENGLISH: stop it.',
  languageNone: 'Done: no other language above the English or French.',
  notRead: 'I do not read this language: write in French or English.',
};
