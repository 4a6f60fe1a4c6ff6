import type french from '../fr/urgence.ts';

export default {
  urgence: {
    title: 'I sent the money',
    description:
      'First aid after a scam: one action at a time, with the contacts of your country. Works without a connection.',
    lead: 'It is not your fault. Do one thing at a time.',
    what: 'What did they take?',
    lost: {
      money: 'Money',
      code: 'A code or a password',
      account: 'My account (WhatsApp, Facebook...)',
      app: 'Access to my phone (an app I installed)',
      papers: 'My papers (identity card, photo of a card)',
      image: 'A picture or a film of me',
    },
    when: 'When did the money go?',
    ago: {
      now: 'Just now',
      quarter: '15 minutes ago',
      hour: '1 hour ago',
      earlier: 'Earlier',
    },
    minor: 'I am under 18',
    country: 'Your country',
    start: 'Begin',
    elapsed: 'Since it was sent: {{time}}. Every minute counts.',
    position: 'Step {{step}} of {{total}}',
    next: 'Done, next step',
    previous: 'Previous step',
    again: 'Start again',
    noContact: 'We have no verified contact for this country. Go to the nearest police station.',
    report: 'Report the scam here',
    chat: 'Talk to the assistant',
    steps: {
      stop: {
        title: 'Stop talking',
        text: 'Stop replying. Send nothing more. Keep the messages and the number.',
        details:
          'Are you still on the phone? Hang up now.\nDo not let the other know that you have understood.\nTake screenshots before you block.',
      },
      money: {
        title: 'Call your operator or your bank',
        text: 'Ask them to block the money, and for a case number.',
        details:
          'Use the official number, not the one in the message.\nHave the transaction code, the time, the amount and the number ready.\nWe can promise nothing, but every minute counts.',
      },
      code: {
        title: 'Change your code',
        text: "Change your code now, in the operator's official menu. Ask to have the account locked.",
        details:
          "If you use the same code elsewhere, change it there too.\nYour SIM stopped working? Go quickly to the operator's shop, with your identity card.",
      },
      account: {
        title: 'Take your account back',
        text: 'Install WhatsApp again and enter your number. The new code signs the other person out.',
        details:
          'Sign other devices out of Facebook and of your email.\nIn WhatsApp, add a second secret code: Settings, Account, "Two-step verification".\nWarn your contacts: "Do not send money."',
      },
      app: {
        title: 'Remove the app',
        text: 'Turn off the internet on this phone, then remove the app.',
        details:
          'Change your codes from another phone.\nIt does not go away? Switch the phone off and go to a repairer you trust.\nDo not open your mobile money on this phone before.',
      },
      papers: {
        title: 'Protect your name',
        text: 'Tell your operator and your bank. Ask whether an account or a SIM was opened in your name.',
        details:
          'Keep the messages in which you sent your papers.\nCard lost or copied: report it to the police.\nSend no other paper, not even "to cancel".',
      },
      image: {
        title: 'Do not pay',
        text: 'Stop replying. Keep the evidence. Report the account to the app.',
        details:
          'Who has paid once must pay again.\nHide your lists of friends, and tell somebody you trust.\nThe fault is with whoever threatens, never with you.',
      },
      child: {
        title: 'Talk to an adult today',
        text: 'It is not your fault. Do not pay, do not reply. Show this message to an adult you like.',
        details:
          'You will not be punished: whoever threatens is doing something serious.\nKeep the messages and the name of the account.\nYou can also call a line for young people yourself.',
      },
      summary: {
        title: 'Write down what happened',
        text: 'Fill in what you know. You can show it to the operator and to the police.',
        details: 'Never write your secret code.',
      },
      complain: {
        title: 'File a complaint',
        text: 'Go to the nearest police station, or use these contacts.',
        details: 'Bring the screenshots and the receipts.\nAsk for a case number.',
      },
      rescuers: {
        title: 'Beware of false rescuers',
        text: 'Somebody promises to get your money back for a fee? Do not pay. It is a second trap.',
        details: 'A real police officer asks for no money.\nGive no code to a "lawyer" or a "hacker".',
      },
      tell: {
        title: 'Tell it, and take care of yourself',
        text: 'Report the scam here, without your name. Call somebody you trust. It is not your fault.',
        details: 'Your story protects other people.\nShame passes faster when you talk about it.',
      },
    },
    summary: {
      heading: 'Summary',
      amount: 'Amount',
      number: 'Number or account that received the money',
      transaction: 'Transaction code',
      story: 'What happened',
      date: 'Summary made on {{date}} with ScamGuard',
      sentAt: 'Sent at about {{date}}',
      lost: 'Taken: {{what}}',
      copy: 'Copy the summary',
      copied: 'Summary copied',
      copyFailed: 'Cannot copy: put your finger on the text and hold it there.',
      share: 'Send by WhatsApp',
      print: 'Print',
    },
  },
} satisfies typeof french;
