import type french from '../fr/messages.ts';

export default {
  messages: {
    heading: 'Write to us',
    name: 'Your name',
    email: 'Your email address',
    region: 'Your country',
    chooseRegion: 'Choose a country',
    subject: 'Subject',
    message: 'Your message',
    send: 'Send the message',
    sending: 'Sending...',
    sent: 'Your message has been sent...',
    waiting:
      'There is no network. Your message is kept on your phone. It will be sent by itself once the network is back.',
    failure: {
      title: 'Message not sent',
      text: 'Something went wrong. Your text is still there. Please try again.',
    },
    wrong: {
      name: 'Write your name.',
      email: 'Write your email address.',
      emailFormat: 'This email address is incomplete. Example: name@example.com',
      subject: 'Write the subject of your message.',
      message: 'Write your message.',
    },
    about: {
      partner: 'Becoming a partner',
      join: 'Joining the team',
      session: 'A help session',
      data: 'My data',
    },
    regions: {
      benin: 'Benin',
      'burkina-faso': 'Burkina Faso',
      'cote-ivoire': 'Ivory Coast',
      ghana: 'Ghana',
      mali: 'Mali',
      niger: 'Niger',
      nigeria: 'Nigeria',
      senegal: 'Senegal',
      togo: 'Togo',
      other: 'Another country',
    },
    ways: {
      phone: 'Telephone',
      email: 'Email',
      whatsapp: 'WhatsApp',
      form: 'Leave us a message',
    },
    hours: 'Monday to Friday, {{opens}}h-{{closes}}h {{zone}}',
  },
} satisfies typeof french;
