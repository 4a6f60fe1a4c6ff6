import type { CaseWording } from '../wording.ts';

export const say: CaseWording['say'] = {
  'secret-hidden':
    'I have hidden a number or a word that may be a secret code. I did not keep it. Do not write it to anybody, not even here.',
  despair:
    'What you are going through is very hard, and it is not your fault. Your life matters more than anything else.',
  insult: 'I understand your anger. I am still here to help you.',
  thanks: 'You are welcome. Take care of yourself.',
  greeting: 'Hello.',
  heard: 'I understand this: {facts}.',
  'likely-scam': 'This looks very much like a scam: {kind}.',
  'maybe-scam': 'Be careful, this may be a scam: {kind}.',
  'likely-scam-of-any': 'This looks very much like a scam.',
  'maybe-scam-of-any': 'Be careful, this may be a scam.',
  'not-your-fault': 'It is not your fault.',
  'do-now': 'Do this now:',
  'do-also': 'And also:',
  'if-gone':
    'If you have already paid or given a code: call your operator or your bank right now, and tell me.',
  meanwhile: 'Meanwhile, send nothing and give no code.',
  'new-case': 'New analysis.',
  'signs-of-all':
    'Three signs nearly always come back: they rush you, they ask for money first or for a code, and they keep you from talking about it.',
  'cannot-read': 'I cannot read this language well. Write in English or French, or touch an answer.',
  danger: 'Danger. This is very probably a scam.',
  'danger-in': 'Danger. This is very probably a scam: {kind}.',
  caution: 'Be careful. I cannot decide. Send nothing before you have checked.',
  'caution-in': 'Be careful. This may be a scam: {kind}. Send nothing before you have checked.',
  unknown: 'I cannot know from what you told me. This is how to find out:',
  'unknown-of-money': 'I cannot know from what you told me. Send nothing before you have checked:',
  'unknown-but-like': 'This looks more like {kind}. I cannot confirm it. Before you send anything:',
  calm: 'Nothing suspicious in what you tell me: it looks like {kind}. That does not prove everything: stay careful.',
  safe: 'What you describe was confirmed by a reliable source. Still keep your codes to yourself.',
  'they-will-say': 'They will probably tell you:',
  'no-reason': 'Nothing of what you said is a known sign of a scam.',
  'say-more': 'You can ask me a question, add something, or start a new analysis.',
  'moving-on': 'Never mind, let us go on.',
  'to-settle': 'I cannot know yet. To be sure:',
  still: 'Noted. My advice stays the same.',
  changed: 'What you add changes my advice.',
  'reported-since': 'My advice has changed since your visit: other people have reported what you showed me.',
  'cleared-since': 'My advice has changed since your visit: the report of what you showed me was withdrawn.',
  'is-private': 'Nobody is called or told from here, and we do not ask your name.',
  'cannot-trace': 'We cannot find a person. The police can ask the operator who it is: give them the number.',
  'not-promised':
    'Nobody can promise that the money comes back. The sooner it is blocked, the better the chances.',
  'no-revenge': 'Do nothing yourself: it would be dangerous for you. Leave it to the police.',
  'no-answer': 'I have no sure answer to this question. Ask the official office, or somebody you trust.',
  yes: 'Yes.',
  no: 'No.',
  'not-yet': 'Not yet.',
  'no-need': 'Nothing in what you tell calls for it.',
  'send-no-papers': 'Send neither your papers nor your photo: they are used to cheat in your name.',
  'touch-nothing': 'Do not touch it. First ask your bank or your operator where this money comes from.',
  'do-not-go':
    'Never go there alone, take neither money nor papers, and let nobody come to your home for this.',
  'tell-somebody': 'Talk to somebody you trust today: secrecy only helps those who cheat.',
  'no-arrest': 'No police cancels an arrest for money. It is a threat to make you pay.',
  'empty-threat': 'They say it to frighten you and make you pay. Do not answer, and keep the messages.',
  'still-safe':
    'If you gave no code, installed nothing and typed nothing on their page, they usually have no access. If you did, change your codes now.',
  'how-long': 'Nobody can give a sure date. Ask the service itself, with a reference number.',
  fear: 'It is normal to be afraid. You did well to talk about it.',
  glad: 'Good news!',
  'most-important': 'I have read it. The most important thing is still:',
  'proves-nothing': 'Tears, a video call, a card or a stamp can be imitated. That proves nothing.',
  'paid-at-first': 'They pay a little at first, or show false payments, so that you put in more.',
  'others-believe': 'That others believe it or have paid proves nothing. They may have been deceived too.',
  'if-true':
    'Checking takes a few minutes. If it is true, you can do it right after. If it is false, checking saves you.',
  'how-known':
    'A name, a number or a photo can be found on Facebook or WhatsApp, or shows with a transfer. Knowing them proves nothing.',
  'where-number':
    'The number of customer service is on your SIM card, or in the official app. Our Emergency page gives those that are verified.',
  'say-there':
    'Tell the date, the time, the amount, the number and the reference of the transfer. Ask for a case number.',
  'bring-these': 'Bring your ID, the messages and the receipts. Ask there whether anything else is needed.',
  'do-not-wait': 'Do not wait: the longer you wait, the smaller the chances.',
  'can-wait': 'There is no hurry. A real office or a relative waits until you have checked.',
  'papers-misused':
    'With your papers somebody can open an account or take a loan in your name. Declare it to the police: that protects you.',
  'copy-only': 'Hand over a copy, at the office itself, and keep the original. Never give a code.',
  'owe-nothing':
    'You owe nothing for what you never received. A real debt is settled with the company itself, never under threats.',
  'do-not-borrow': 'Borrow nothing and sell nothing to pay this.',
  'warn-them': 'Tell them to send nothing. Whoever has paid calls their operator or bank at once.',
  'no-shame': 'It happens to careful and educated people. The fault lies with whoever deceived you.',
  'who-we-are':
    'I am a free program, not a person. I am neither an operator nor the police, and I can be wrong.',
  'if-it-changes':
    'If one day the number, the account or the request changes, send nothing before you have checked.',
  'ask-there': 'I cannot know that from here. Ask the office itself, before you pay.',
  'no-middleman':
    'Do it yourself, at the counter or on your phone. Give neither money, papers nor a code to whoever offers to do it for you.',
  'number-changed':
    'Another number or account than usual: send nothing. First call the person on the old number.',
  'see-balance':
    'An SMS or a screenshot can be false. Only your balance, seen by yourself, tells whether the money is there.',
  'report-there':
    'Report it on our Report page, and in the app where they wrote to you. Give the number to your operator too.',
  'say-it-so': 'Simply say: “I check first.” An honest person understands that.',
  'how-to-check':
    'Do not check with the number or the link that they give you. Find the office or a relative yourself.',
  'not-guilty': 'To be deceived is no crime. Tell the police everything that happened.',
  'words-threat':
    'You can write: “Somebody threatens me with lies or pictures. Open nothing, pay nothing, keep the messages.”',
  'words-account':
    'You can write: “My account was taken. Send no money and no code to whoever writes in my name.”',
  'words-loss': 'You can write: “I was tricked and lost money. I need your help, not blame.”',
  'words-warning': 'You can write: “Somebody tried to trick me. If they write to you too, send nothing.”',
  'words-calm': 'You can write: “I have checked, nothing suspicious for now. I give no code.”',
  'receipt-words': 'Write the date, the amount, both names and what is paid for. Both of you sign.',
  'show-them': 'Show them this talk. Then call the official service together, or go there together.',
  'may-ask': 'You may ask. Have it written down: the amount, the date, and what you get.',
  'price-there': 'I do not know the right price. Ask for yourself at two other safe places, and compare.',
  'law-there': 'I am no lawyer. Ask a lawyer, the police, or a group that defends consumers.',
  'meaning-there':
    'I cannot tell from here what it means. Show it at the office or to the official customer service.',
  haste: 'If they rush you, stop. To check is better than to lose.',
  'get-back-safely': 'Pay nothing to get them back. Ask in writing, then go by day, with somebody close.',
  feelings: 'What you feel is real, and no shame. Who loves you lets you check.',
  'hard-times':
    'This is hard. Talk to somebody close or a social service near you. Do not borrow from an app.',
  'did-you-mean': 'I am not sure I understood. Choose the nearest question, or say it in other words.',
  'perhaps-you-mean': 'Perhaps you mean:',
  'or-did-you-mean': 'If you asked something else, choose below or say it in other words.',
};

export const followUps: CaseWording['followUps'] = {
  'what-now': 'What do I do now?',
  why: 'Why?',
  'what-will-they-say': 'What will they say?',
  restart: 'New analysis',
};

export const actions: CaseWording['actions'] = {
  'stay-with-somebody':
    'Call somebody you trust now, or the emergency number of your country. Do not stay alone.',
  'tell-an-adult':
    'Talk to an adult you trust today, and go to the police together. You have done nothing wrong.',
  'hang-up': 'Hang up now. You owe this person nothing.',
  'do-not-confirm': 'Confirm nothing and hand over no money. First check your balance yourself.',
  'call-operator':
    'Call your operator on its official number. Ask them to block the money and for a case number. Every minute counts.',
  'call-bank':
    'Call your bank on its official number. Have the payment and the card blocked. Every minute counts.',
  'call-agency':
    'Call the transfer agency, with the receipt. Until the money is collected, it can cancel it.',
  'block-vouchers': 'Keep the cards and the receipts. Ask the maker of the card to block what is left.',
  'change-code': "Change your code now, in the operator's official menu. Have the account locked.",
  'secure-account':
    'Take your account back: install WhatsApp again with your number; elsewhere, touch “Forgotten password”. Warn your contacts.',
  'go-to-operator': "Go to your operator's shop with your identity card. Have the SIM blocked and replaced.",
  'remove-app':
    'Turn off the internet on this phone, then remove the app. Change your codes from another phone.',
  'watch-papers': 'Keep the evidence. Tell your bank and your operator that your papers are gone.',
  'report-images': 'Do not pay. Keep the evidence and report the account to the platform.',
  'do-not-send-back': 'Send no money back: the sender must call their operator.',
  'check-balance': "Check your balance yourself with your operator's code.",
  'do-not-pay': 'Pay nothing.',
  'do-not-pay-more': 'Pay nothing more, not even to get your money back.',
  'do-not-share-code': 'Never give your code to anybody, not even an agent.',
  'code-on-delivery':
    'Give a delivery or pick-up code face to face, with the thing before you. Never by phone, never your PIN.',
  'do-not-open': 'Do not open this link and type nothing there.',
  'do-not-install': 'Install nothing. If it is done, turn off the internet and remove the app.',
  'do-not-dial': 'Do not dial the code they dictate.',
  'do-not-lend-account': 'Lend nobody your account, your SIM or your papers.',
  'see-first': 'Pay nothing before you have seen the thing or the home yourself.',
  'keep-the-goods': 'Keep the thing until the money is on your balance, seen by yourself.',
  'call-known-number': 'Call the person on the number you already had, or somebody who lives near them.',
  'ask-official': 'Ask the organisation itself: at its office, or by a number that you look up yourself.',
  'do-not-give-in': 'Do not pay and do not give in: paying never stops the threats.',
  'warn-contacts': 'Warn your people that they may get lies about you.',
  'stop-talking': 'Stop answering and block this contact.',
  'keep-evidence': 'Keep the messages and the number as evidence.',
  'ask-somebody-trusted': 'Ask somebody you trust before you act.',
  'refuse-recovery': 'Refuse anybody who promises to get the money back for a fee.',
  'give-elsewhere': 'To help, give through the official account of the charity.',
  'keep-receipt': 'Keep the receipt and the messages.',
  'nothing-to-do': 'You need to do nothing. Keep your codes to yourself.',
  'help-as-known': 'You can help, on the number that you already know.',
  'go-on-with-bank': "Do it at your branch or in the bank's own app. Give no code.",
  'go-on-with-business':
    'Pay only what was agreed, to somebody you know, against a receipt. See the thing before you pay.',
  'go-on-with-job': 'Do it with the office itself. Hand over copies and keep the originals.',
  'go-on-with-office': 'Do it at the counter or on the official site.',
  'go-on-with-community': 'Go on as usual, and have each sum written down in front of all.',
  'type-code-yourself': 'Type this code yourself, only where you asked for it. Give it to nobody.',
  'report-here': 'Report it here to warn others.',
  'go-to-police': 'Report it to the police with the messages and the receipts.',
};
