import type fr from '../fr/partout.ts';

export default {
  partout: {
    title: 'Wherever you are',
    lead: 'Forward the doubtful message from where it came. A machine answers, for free.',
    nothingLead: 'Here are the other ways to reach us.',
    loading: 'The ways to reach us are on their way',
    failed: 'The list cannot be shown now.',
    none: 'Not open yet',
    noneHint: 'No number is in service for now. Check on this site: it is free, and needs no account.',
    verify: 'Check here',
    never: 'We never call you. We never ask for a code. Anybody who does so in our name is lying.',
    languages: 'In this call you can also choose: {{names}}.',
    code: 'QR code: {{name}}, {{value}}',
    names: {
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      sms: 'SMS',
      ussd: 'Without internet',
      voice: 'By phone',
      email: 'Mail',
    },
    how: {
      whatsapp: 'Forward the doubtful message, photo or contact. The answer comes to the same place.',
      telegram: 'Forward the message or the photo to our bot. The answer comes to the same place.',
      sms: 'Copy the doubtful message and send it to this number. Your operator may count one SMS.',
      ussd: 'Dial this code. It works on every phone, without internet, and first says what to do.',
      voice: 'Call. A voice says what to do, then you press a key.',
      email: 'Forward the doubtful mail, as an attachment if you can. The answer comes by mail.',
    },
    open: {
      whatsapp: 'Write to {{value}}',
      telegram: 'Open {{value}}',
      sms: 'Write to {{value}}',
      ussd: 'Dial {{value}}',
      voice: 'Call {{value}}',
      email: 'Write to {{value}}',
    },
  },
} satisfies typeof fr;
