import english from '../en/shell.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  site: {
    openMenu: 'Open menu',
    clear: 'Comot am',
    otherCountry: 'Another country',
    chooseFile: 'Choose file',
    takePhoto: 'Snap picture',
    remove: 'Comot am',
    stepDone: 'we don finish',
    showMore: 'Read more',
    play: 'Listen',
    audioFailed: 'The sound no gree play',
    playVideo: 'Play the video',
    videoFailed: 'The video no gree play.',
    retry: 'Try again',
    loadFailed: 'This part no gree load. Check your network, try again.',
    dictation: {
      refused: 'We no fit use the microphone. Allow am for your browser, or type.',
      nothing: 'I no hear anything. Try again, or type.',
      failed: 'The talk no work. Try again, or type.',
    },
  },
  nav: {
    emergency: 'I don send the money',
    verify: 'Check am',
    chat: 'Chat',
    report: 'Report',
    learn: 'Learn',
    contact: 'Contact us',
  },
  footer: {
    mission: 'Free help to know scam before you pay.',
    contact: 'Contact us',
    writeToUs: 'Write us',
    verifyLink: 'Check link',
    verifyNumber: 'Check number',
    verifyProfile: 'Check profile',
    verifyConversation: 'Check message',
    free: 'E free, no need for account. We no dey keep wetin you check.',
  },
});
