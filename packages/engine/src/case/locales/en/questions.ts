import type { CaseWording } from '../wording.ts';

export const questions: CaseWording['questions'] = {
  doors: {
    ask: 'Tell me what is happening, or paste the message, the link or the number. Never write a secret code. Where do you stand?',
    again: 'Just tell me: have you already given something?',
    why: 'If money is gone, one thing has to be done fast.',
  },
  lost: {
    ask: 'Did you already send or pay any money, give a code, or send your papers?',
    again: 'Is anything gone already: money, a code, papers?',
    confirm: 'If I understand you, something is gone already. Is it money, a code, your papers?',
    why: 'If something is gone, it can sometimes still be stopped.',
  },
  wants: {
    ask: 'What do they want? What are they asking you to do?',
    again: 'What do they ask from you?',
    why: 'A trap always ends by asking for something.',
  },
  who: {
    ask: 'Who contacted you? Who do they say they are?',
    again: 'Who is this person to you?',
    why: "A stranger can take anybody's name.",
  },
  sender: {
    ask: 'What number or name did it come from?',
    again: 'What is shown as the sender?',
    why: 'A real message of an operator carries its name, not an ordinary number.',
  },
  met: {
    ask: 'Have you met this person, or seen the thing or the place in real life?',
    again: 'Did you see it with your own eyes?',
    why: 'What nobody has seen may not exist.',
  },
  verified: {
    ask: 'Did you verify: call the number you already had, or ask at the office?',
    again: 'Did the office, or the person on their old number, confirm it?',
    confirm: 'If I understand you, you checked with a number or an office that you trust. Is that right?',
    why: 'Checking by another way decides best.',
  },
  expected: {
    ask: 'Did you expect this? Did you order or request it yourself?',
    again: 'Had you asked for this before?',
    confirm: 'If I understand you, you expected this, or you asked for it yourself. Is that right?',
    why: 'What you did not ask for is more often a trap.',
  },
  balance: {
    ask: "Check your balance yourself, with your operator's code. Is the money really there?",
    again: 'Did your balance change?',
    why: 'An SMS can be made up. The balance cannot.',
  },
  received: {
    ask: 'Did you already receive what was promised or paid?',
    again: 'Did the goods or the payment come?',
    confirm: 'If I understand you, you have received what was promised or paid for. Is that right?',
    why: 'What has really come is a good sign.',
  },
  'pay-first': {
    ask: 'Do you have to pay something before you receive?',
    again: 'Do they ask for a fee or a deposit?',
    why: 'Paying before receiving is the most common sign.',
  },
  'asks-code': {
    ask: 'Do they ask for a PIN, a password or a code you received by SMS?',
    again: 'Do they want a code?',
    why: 'No real agent asks for a code.',
  },
  payee: {
    ask: 'Who gets the money?',
    again:
      "Does the money go to the office's own counter, to somebody you know well, or to a person's number?",
    why: "Real fees are paid at the office's own counter. A personal number proves nothing.",
  },
  receipt: {
    ask: 'Is there a receipt, a contract or an official paper?',
    again: 'Do you have written proof?',
    why: 'Real business leaves a paper trail.',
  },
  pressed: {
    ask: 'Are they pressing you, with a deadline?',
    again: 'Do they say it is urgent?',
    why: 'They rush you so that you have no time to think.',
  },
  threatened: {
    ask: 'Do they threaten to publish something or to harm you if you refuse?',
    again: 'What happens if you refuse: is there a threat?',
    why: 'Whoever threatens does nobody a favour.',
  },
  gain: {
    ask: 'Do they promise you a gain or a gift?',
    again: 'Do they say you will earn or win money?',
    why: 'A sure gain does not exist.',
  },
  recruit: {
    ask: 'Must you bring in other people?',
    again: 'Do you have to invite people to earn?',
    why: 'When the money comes from newcomers, the last ones lose everything.',
  },
  withdrawal: {
    ask: 'Can you withdraw your money without paying anything more?',
    again: 'Does the withdrawal work, without a fee?',
    why: 'A withdrawal that costs never comes.',
  },
  account: {
    ask: 'Can you still get into your account?',
    again: 'Can you still log in?',
    why: 'A lost account is easier to take back at once.',
  },
  sim: {
    ask: 'Does your SIM card still have network?',
    again: 'Can you still call with your SIM?',
    why: 'A SIM that dies suddenly may have been copied.',
  },
  app: {
    ask: 'Did you install an app or share your screen because they asked?',
    again: 'Did they make you install something?',
    why: 'An app can read your codes.',
  },
  link: {
    ask: 'Did you open a link and type something on the page?',
    again: 'Did you click?',
    why: 'What you type on a false page goes to them.',
  },
  'new-number': {
    ask: 'Does the person write to you from a new number?',
    again: 'Has their number changed?',
    why: 'Posing as a relative begins with a new number.',
  },
  secrecy: {
    ask: 'Do they tell you to talk to nobody about it?',
    again: 'Must you keep it secret?',
    why: 'A secret leaves you alone with them.',
  },
  video: {
    ask: 'Did you see them in a live video call?',
    again: 'Do they accept a video call?',
    why: 'Pictures can be stolen. A live video call is harder to fake.',
  },
  cheap: {
    ask: 'Is the price much lower than anywhere else?',
    again: 'Is it really cheaper than on the market?',
    why: 'A price that is too low is bait.',
  },
  dial: {
    ask: 'Do they make you dial a code with * and #?',
    again: 'Do they dictate a code to type on the phone?',
    why: 'Such a code can send your money.',
  },
  'on-phone': {
    ask: 'Are you still on the phone with this person?',
    again: 'Are they still on the line?',
    why: 'If so, the first thing is to hang up.',
  },
  child: {
    ask: 'Is the person who is threatened under 18?',
    again: 'How old are you: under 18?',
    why: 'The law protects children in another way.',
  },
  same: {
    ask: 'Is this the same person, or the same matter?',
    again: 'Does this belong to what you showed before?',
    why: 'Two matters cannot be judged together.',
  },
  wallet: {
    ask: 'How was the money sent?',
    again: 'Which network or which bank?',
    why: 'They are who must be called to block it.',
  },
};

export const replies: CaseWording['replies'] = {
  yes: 'Yes',
  no: 'No',
  nothing: 'No, nothing',
  'lost-money': 'Yes, money',
  'lost-code': 'Yes, a code',
  'lost-papers': 'Yes, my papers',
  'wants-money': 'Money',
  'wants-code': 'A code',
  'wants-link': 'To open a link',
  'wants-nothing': 'Nothing for now',
  'who-office': 'An agent or the bank',
  'who-close': 'Somebody close',
  'who-trade': 'A seller, a boss',
  'who-stranger': 'A stranger',
  'payee-counter': 'A till or a counter',
  'payee-known': 'Somebody I know well',
  'payee-person': "A person's number",
  'from-name': 'A known name or contact',
  'from-number': 'An unknown number',
  'from-abroad': 'A foreign number',
  mtn: 'MTN MoMo',
  moov: 'Moov Money or Flooz',
  orange: 'Orange Money',
  wave: 'Wave',
  bank: 'Bank or transfer',
  cash: 'In cash',
  unsure: "I don't know",
  victim: 'I already gave money or a code',
  checking: 'Somebody may be trying to trick me',
};
