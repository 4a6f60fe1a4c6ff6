import type { PartialWording } from './wording.ts';

/** Pidgin of Nigeria and Ghana, over English. Awaiting a native reader. */
export const pcm: PartialWording = {
  say: {
    'secret-hidden':
      'I don hide one number or word wey fit be secret code. I no keep am. No write am give anybody, even here.',
    despair:
      'Wetin you dey pass through hard well well, and no be your fault. Your life big pass everything else.',
    insult: 'I understand say you dey vex. I still dey here to help you.',
    thanks: 'No wahala. Take care of yourself.',
    greeting: 'How far.',
    'likely-scam': 'This one be like scam well well: {kind}.',
    'maybe-scam': 'Shine your eye, this one fit be scam: {kind}.',
    'not-your-fault': 'No be your fault.',
    'do-now': 'Do this one now:',
    'do-also': 'And do this one too:',
    'new-case': 'New check.',
    'signs-of-all':
      'Three signs dey come back every time: dem dey rush you, dem dey ask for money first or for code, and dem no want make you tell anybody.',
    danger: 'Danger. E sure well well say na scam.',
    'danger-in': 'Danger. E sure well well say na scam: {kind}.',
    caution: 'Shine your eye. I no fit tell. No send anything before you check am.',
    'caution-in': 'Shine your eye. This one fit be scam: {kind}. No send anything before you check am.',
    unknown: 'I no fit know from wetin you tell me. See how you fit find out:',
    safe: 'Place wey we trust don confirm wetin you talk. Still keep your codes for yourself.',
    'they-will-say': 'Dem go likely tell you:',
    'no-reason': 'Nothing for wetin you talk be sign of scam wey we know.',
    'say-more': 'You fit ask me question, add something, or start new check.',
    'moving-on': 'No wahala, make we continue.',
  },
  questions: {
    doors: {
      ask: 'Tell me wetin dey happen, or paste the message, the link or the number. No ever write secret code. Where you dey now?',
      again: 'Just tell me: you don give anything already?',
      why: 'If money don go, one thing dey wey you must do fast.',
    },
    lost: {
      ask: 'You don already send money, give code, or send your papers?',
      again: 'Anything don already go: money, code, papers?',
      confirm: 'If I hear you well, something don go already. Na money, code, or your papers?',
      why: 'If something don go, sometimes person fit still stop am.',
    },
    wants: {
      ask: 'Wetin dem want? Wetin dem say make you do?',
      again: 'Wetin dem dey ask you for?',
      why: 'Every scam go ask for something for the end.',
    },
    who: {
      ask: 'Who call or write you? Who dem say dem be?',
      again: 'Who this person be to you?',
      why: 'Stranger fit take any person name.',
    },
    sender: {
      ask: 'Which number or name the message come from?',
      again: 'Wetin dey show as the sender?',
      why: 'Real message from your network dey carry its name, no be ordinary number.',
    },
    met: {
      ask: 'You don meet this person, or see the thing or the place with your eye?',
      again: 'You see am with your own eye?',
      why: 'Wetin nobody don see fit no dey at all.',
    },
    verified: {
      ask: 'You don check am: you call the number wey you get before, or you ask for the office?',
      again: 'The office, or the person for the old number, don confirm am?',
      confirm: 'If I hear you well, you don check am yourself, from number or office wey you trust. Na so?',
      why: 'To check am another way na the best.',
    },
    expected: {
      ask: 'You dey expect am? Na you order or ask for am?',
      again: 'Na you ask for this one before?',
      confirm: 'If I hear you well, you dey expect am, or na you ask for am. Na so?',
      why: 'Wetin you no ask for fit be trap.',
    },
    balance: {
      ask: 'Check your balance by yourself, with the code of your network. The money dey there true true?',
      again: 'Your balance don change?',
      why: 'Person fit write fake SMS. Nobody fit fake your balance.',
    },
    'pay-first': {
      ask: 'You go pay something before you collect?',
      again: 'Dem dey ask for fee or deposit?',
      why: 'To pay before you collect na the sign wey plenty pass.',
    },
    'asks-code': {
      ask: 'Dem dey ask for PIN, password or code wey enter your phone by SMS?',
      again: 'Dem want code?',
      why: 'Real agent no dey ask for code.',
    },
    pressed: {
      ask: 'Dem dey rush you, say time dey go?',
      again: 'Dem say e dey urgent?',
      why: 'Dem dey rush you make you no get time to think.',
    },
    threatened: {
      ask: 'Dem dey threaten say dem go post something or do you bad if you no gree?',
      again: 'If you no gree, wetin go happen: dem dey threaten you?',
      why: 'Person wey dey threaten you no dey help you.',
    },
    'on-phone': {
      ask: 'You still dey on top phone with this person?',
      again: 'The person still dey the line?',
      why: 'If yes, the first thing na to cut the call.',
    },
    wallet: {
      ask: 'Which wallet, network or bank the money pass?',
      again: 'Which network or which bank?',
      why: 'Na dem you go call make dem block am.',
    },
  },
  replies: {
    nothing: 'No, nothing at all',
    'lost-money': 'Yes, I send money',
    'lost-code': 'Yes, I give code',
    'lost-papers': 'Yes, I send papers',
    'wants-link': 'Make I open link',
    'wants-nothing': 'Nothing yet',
    'who-office': 'Agent or bank',
    'who-close': 'Person wey I know well',
    'who-trade': 'Seller or oga',
    'who-stranger': 'Person wey I no know',
    'from-name': 'Name wey I know',
    'from-number': 'Number wey I no know',
    'from-abroad': 'Number from abroad',
    unsure: 'I no know',
    victim: 'I don give money or code',
    checking: 'E be like say dem wan scam me',
  },
  followUps: {
    'what-now': 'Wetin I go do now?',
    why: 'Why?',
    'what-will-they-say': 'Wetin dem go talk?',
    restart: 'New check',
  },
  actions: {
    'stay-with-somebody':
      'Call person wey you trust now, or the emergency number of your country. No stay alone.',
    'tell-an-adult':
      'Talk to big person wey you trust today, and go police together. You no do anything bad.',
    'hang-up': 'Cut the call now. You no owe this person anything.',
    'do-not-confirm': 'No confirm anything and no give money. Check your balance by yourself first.',
    'call-operator':
      'Call your network for the official number. Tell them make dem block the money and give you case number. Every minute dey count.',
    'call-bank':
      'Call your bank for the official number. Tell them make dem block the payment and the card. Every minute dey count.',
    'change-code':
      'Change your code now now, for the official menu of your network. Tell them make dem lock the account.',
    'go-to-operator':
      'Go the shop of your network, carry your ID card. Tell them make dem block the SIM and change am.',
    'remove-app': 'Off your data and Wi-Fi. Uninstall the app. Change your codes from another phone.',
    'watch-papers': 'Keep the proof. Tell your bank and your network say your papers don go.',
    'report-images': 'No pay. Keep the proof and report the account to the app.',
    'do-not-send-back': 'No send any money back: the person wey send am go call im own network.',
    'check-balance': 'Check your balance by yourself with the code of your network.',
    'do-not-pay': 'No pay anything.',
    'do-not-pay-more': 'No pay anything again, even to collect your money back.',
    'do-not-share-code': 'No give anybody your code, even agent.',
    'do-not-open': 'No open this link and no type anything there.',
    'do-not-dial': 'No dial the code wey dem dey tell you.',
    'do-not-lend-account': 'No lend anybody your account, your SIM or your papers.',
    'see-first': 'No pay anything before you see the thing or the house with your eye.',
    'call-known-number': 'Call the person for the number wey you get before.',
    'do-not-give-in': 'No pay and no gree: to pay no dey stop the threat.',
    'stop-talking': 'No answer again and block this contact.',
    'keep-evidence': 'Keep the messages and the number as proof.',
    'ask-somebody-trusted': 'Ask person wey you trust before you do anything.',
    'refuse-recovery': 'No gree for anybody wey say e go collect the money back if you pay.',
    'nothing-to-do': 'You no need do anything. Keep your codes for yourself.',
    'report-here': 'Report am here make other people hear.',
    'go-to-police': 'Report am to police with the messages and the receipts.',
  },
};
