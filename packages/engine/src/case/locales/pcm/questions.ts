import type { PartialWording } from '../wording.ts';

export const questions: PartialWording['questions'] = {
  doors: {
    ask: 'Tell me wetin dey happen, or paste the message, the link or the number. No ever write secret code. Where you dey now?',
    again: 'Just tell me: you don give anything already?',
    why: 'If money don go, one thing dey wey you must do fast.',
  },
  lost: {
    ask: 'You don already send or pay money, give code, or send your papers?',
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
  received: {
    ask: 'You don receive wetin dem promise or pay?',
    again: 'The goods or the money don come?',
    confirm: 'If I hear you well, you don receive wetin dem promise or pay. Na so?',
    why: 'If the thing don come true true, na good sign.',
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
  receipt: {
    ask: 'Any receipt, contract or official paper dey?',
    again: 'You get proof wey dem write?',
    why: 'Real business dey give paper.',
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
  gain: {
    ask: 'Dem dey promise you gain or gift?',
    again: 'Dem say you go earn or win money?',
    why: 'Gain wey sure no dey anywhere.',
  },
  recruit: {
    ask: 'You must bring other people come?',
    again: 'You go invite people before you earn?',
    why: 'When the money dey come from new people, the last ones go lose everything.',
  },
  withdrawal: {
    ask: 'You fit withdraw your money without paying anything again?',
    again: 'The withdrawal dey work, with no fee?',
    why: 'Withdrawal wey dem say make you pay for no dey ever come.',
  },
  account: {
    ask: 'You still fit enter your account?',
    again: 'You still fit log in?',
    why: 'If you lose account, e easy pass to collect am back now now.',
  },
  sim: {
    ask: 'Your SIM card still get network?',
    again: 'You still fit call with your SIM?',
    why: 'If SIM just die, person fit don copy am.',
  },
  app: {
    ask: 'You install app or share your screen because dem ask you?',
    again: 'Dem make you install something?',
    why: 'App fit read your codes.',
  },
  link: {
    ask: 'You open link and type something for the page?',
    again: 'You click am?',
    why: 'Wetin you type for fake page go reach them.',
  },
  'new-number': {
    ask: 'The person dey write you with new number?',
    again: 'The person number don change?',
    why: 'People wey dey pretend to be your family dey start with new number.',
  },
  secrecy: {
    ask: 'Dem say make you no tell anybody?',
    again: 'You must keep am secret?',
    why: 'Secret dey leave you alone with them.',
  },
  video: {
    ask: 'You see the person for live video call?',
    again: 'Dem gree do video call?',
    why: 'Person fit steal pictures. E hard to fake live video call.',
  },
  cheap: {
    ask: 'The price low pass everywhere else?',
    again: 'E cheap true true pass market price?',
    why: 'Price wey too low na bait to catch you.',
  },
  dial: {
    ask: 'Dem dey make you dial code wey get * and #?',
    again: 'Dem dey tell you code make you type am for the phone?',
    why: 'That kind code fit send your money go.',
  },
  'on-phone': {
    ask: 'You still dey on top phone with this person?',
    again: 'The person still dey the line?',
    why: 'If yes, the first thing na to cut the call.',
  },
  child: {
    ask: 'The person wey dem dey threaten never reach 18 years?',
    again: 'How old you be: you never reach 18?',
    why: 'The law dey protect children another way.',
  },
  same: {
    ask: 'Na the same person, or the same matter?',
    again: 'This one join with wetin you show before?',
    why: 'We no fit judge two matters together.',
  },
  wallet: {
    ask: 'Which wallet, network or bank the money pass?',
    again: 'Which network or which bank?',
    why: 'Na dem you go call make dem block am.',
  },
};

export const replies: PartialWording['replies'] = {
  yes: 'Yes',
  no: 'No',
  nothing: 'No, nothing at all',
  'lost-money': 'Yes, I send money',
  'lost-code': 'Yes, I give code',
  'lost-papers': 'Yes, I send papers',
  'wants-money': 'Money',
  'wants-code': 'Code',
  'wants-link': 'Make I open link',
  'wants-nothing': 'Nothing yet',
  'who-office': 'Agent or bank',
  'who-close': 'Person wey I know well',
  'who-trade': 'Seller or oga',
  'who-stranger': 'Person wey I no know',
  'from-name': 'Name wey I know',
  'from-number': 'Number wey I no know',
  'from-abroad': 'Number from abroad',
  mtn: 'MTN MoMo',
  moov: 'Moov Money or Flooz',
  orange: 'Orange Money',
  wave: 'Wave',
  bank: 'Bank or transfer',
  unsure: 'I no know',
  victim: 'I don give money or code',
  checking: 'E be like say dem wan scam me',
};
