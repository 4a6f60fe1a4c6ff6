import type { PartialWording } from '../wording.ts';

export const say: PartialWording['say'] = {
  'secret-hidden':
    'I don hide one number or word wey fit be secret code. I no keep am. No write am give anybody, even here.',
  despair:
    'Wetin you dey pass through hard well well, and no be your fault. Your life big pass everything else.',
  insult: 'I understand say you dey vex. I still dey here to help you.',
  thanks: 'No wahala. Take care of yourself.',
  greeting: 'How far.',
  heard: 'I hear say: {facts}.',
  'likely-scam': 'This one be like scam well well: {kind}.',
  'maybe-scam': 'Shine your eye, this one fit be scam: {kind}.',
  'likely-scam-of-any': 'This one be like scam well well.',
  'maybe-scam-of-any': 'Shine your eye, this one fit be scam.',
  'not-your-fault': 'No be your fault.',
  'do-now': 'Do this one now:',
  'do-also': 'And do this one too:',
  'if-gone': 'If you don already pay or give code: call your operator or your bank now now, and tell me.',
  meanwhile: 'For now, no send anything and no give any code.',
  'new-case': 'New check.',
  'signs-of-all':
    'Three signs dey come back every time: dem dey rush you, dem dey ask for money first or for code, and dem no want make you tell anybody.',
  'cannot-read':
    'I no fit read this language well. Write am for English, Pidgin or French, or touch one answer.',
  danger: 'Danger. E sure well well say na scam.',
  'danger-in': 'Danger. E sure well well say na scam: {kind}.',
  caution: 'Shine your eye. I no fit tell. No send anything before you check am.',
  'caution-in': 'Shine your eye. This one fit be scam: {kind}. No send anything before you check am.',
  unknown: 'I no fit know from wetin you tell me. See how you fit find out:',
  'unknown-of-money': 'I no fit know from wetin you tell me. No send anything before you check am:',
  'unknown-but-like': 'E look more like {kind}. I no fit confirm am. Before you send anything:',
  calm: 'I no see any sign of scam for wetin you tell me: e be like {kind}. That one no prove everything: still shine your eye.',
  safe: 'Place wey we trust don confirm wetin you talk. Still keep your codes for yourself.',
  'they-will-say': 'Dem go likely tell you:',
  'no-reason': 'Nothing for wetin you talk be sign of scam wey we know.',
  'say-more': 'You fit ask me question, add something, or start new check.',
  'moving-on': 'No wahala, make we continue.',
  'to-settle': 'I never fit know. To dey sure:',
  still: 'I don hear. My advice no change.',
  changed: 'Wetin you add don change my advice.',
  'reported-since':
    'My advice don change since you come last time: other people don report wetin you show me.',
  'cleared-since':
    'My advice don change since you come last time: dem don withdraw the report of wetin you show me.',
  'is-private': 'Nobody go call or tell anybody from here, and we no dey ask your name.',
  'cannot-trace': 'We no fit find person. Police fit ask the network who e be: give dem the number.',
  'not-promised': 'Nobody fit promise say the money go come back. The faster dem block am, the better.',
  'no-revenge': 'No do anything by yourself: e fit put you for danger. Leave am for police.',
  'no-answer': 'I no get sure answer for this question. Ask the office, or person wey you trust.',
  yes: 'Yes.',
  no: 'No.',
  'not-yet': 'Never yet.',
  'no-need': 'Nothing for wetin you talk need am.',
  'send-no-papers': 'No send your papers, no send your photo: dem dey use am cheat people with your name.',
  'touch-nothing': 'No touch am. First ask your bank or your operator where the money from come.',
  'do-not-go':
    'No ever go there alone, no carry money or papers go, and no let anybody come your house because of this.',
  'tell-somebody': 'Talk am today to person wey you trust: secret dey help only people wey dey cheat.',
  'no-arrest': 'No police dey cancel arrest because of money. Na threat to make you pay.',
  'empty-threat': 'Dem talk am to make you fear and pay. No answer dem, and keep the messages.',
  'still-safe':
    'If you no give any code, no install anything and no type anything for their page, most times dem no fit enter. If you do am, change your codes now.',
  'how-long': 'Nobody fit tell you the exact time. Ask the office, and collect reference number.',
  fear: 'E normal to fear. You do well say you talk am.',
  glad: 'Good news!',
  'most-important': 'I don read am. The main thing still be:',
  'proves-nothing': 'Tears, video call, card or stamp: person fit fake am. That one no prove anything.',
  'paid-at-first': 'Dem dey pay small first, or show fake payment, so that you go put more.',
  'others-believe':
    'If other people believe am or don pay, e no prove anything. Dem fit don deceive dem too.',
  'if-true': 'To check na small time. If e true, you go do am after. If e no true, the check go save you.',
  'how-known':
    'Name, number or photo dey Facebook and WhatsApp, or e dey show when person send money. To know am no prove anything.',
  'where-number':
    'Customer care number dey your SIM pack, or for the official app. Our Emergency page get the ones wey we don confirm.',
  'say-there': 'Tell dem the date, time, amount, number and reference of the transfer. Ask for case number.',
  'bring-these': 'Carry your ID, the messages and the receipts. Ask for there if dem need another thing.',
  'do-not-wait': 'No wait: the more you delay, the smaller the chance.',
  'can-wait': 'No rush. Real office or your own person go wait make you check am first.',
  'papers-misused':
    'With your papers person fit open account or take loan for your name. Report am to police: e go protect you.',
  'copy-only': 'Give copy for the office by yourself, and keep the original. No ever give code.',
  'owe-nothing':
    'You no owe anything for wetin you never receive. Real debt, you go settle am with the company, no be under threat.',
  'do-not-borrow': 'No borrow and no sell anything to pay this one.',
  'warn-them': 'Tell dem make dem no send anything. Who don pay make e call im operator or bank now now.',
  'no-shame': 'E dey happen to people wey careful and wey go school. Na who deceive you do wrong.',
  'who-we-are': 'I be free program, I no be person. I no be network or police, and I fit make mistake.',
  'if-it-changes':
    'If one day the number, the account or wetin dem want change, no send anything before you check am.',
  'ask-there': 'I no fit know that one from here. Ask the office by yourself, before you pay.',
  'no-middleman':
    'Do am by yourself, for the counter or for your phone. No give money, papers or code to who say e go do am for you.',
  'number-changed':
    'If number or account change: no send anything. First call the person for the old number.',
  'see-balance':
    'SMS or screenshot fit be fake. Na only your balance wey you check by yourself fit tell you say money enter.',
  'report-there':
    'Report am for our Report page, and for the app wey dem use write you. Give the number to your operator too.',
  'say-it-so': 'Just talk say: “I dey check first.” Honest person go understand.',
  'how-to-check':
    'No use the number or link wey dem give you take check. Find the office or their people by yourself.',
  'not-guilty': 'If person deceive you, no be crime. Tell police everything wey happen.',
  'words-threat':
    'You fit write: “Person dey threaten me with lies or pictures. No open anything, no pay anything, keep the messages.”',
  'words-account':
    'You fit write: “Thief don collect my account. No send money or code give anybody wey use my name.”',
  'words-loss': 'You fit write: “Dem trick me and I lose money. I need your help, no be blame.”',
  'words-warning': 'You fit write: “Person try trick me. If dem write you the same thing, no send anything.”',
  'words-calm': 'You fit write: “I don check am, nothing bad for now. I no dey give any code.”',
  'receipt-words': 'Write the date, the amount, the two names and wetin una pay for. The two of una sign.',
  'show-them': 'Show dem this talk. Then una call the official service together, or go there together.',
  'may-ask': 'You fit ask. Make dem write wetin una agree: the amount, the date, and wetin you go get.',
  'price-there': 'I no know the correct price. Ask am yourself for two other safe places, and compare.',
  'law-there': 'I no be lawyer. Ask lawyer, police, or people wey dey defend customers.',
  'meaning-there':
    'I no fit tell from here wetin e mean. Show am for the office or the official customer care.',
  haste: 'If dem dey rush you, stop. To check better pass to lose.',
  'get-back-safely':
    'No pay anything to collect dem back. Ask am for writing, then go for daytime, with your person.',
  feelings: 'Wetin you dey feel na true, and no be shame. Person wey love you go gree make you check.',
  'hard-times': 'E hard. Talk to your person or social service near you. No borrow from app.',
  'did-you-mean': 'I no sure say I understand. Choose the question wey near am, or talk am another way.',
  'perhaps-you-mean': 'Maybe na this you mean:',
  'or-did-you-mean': 'If you ask another thing, choose below or talk am another way.',
};

export const followUps: PartialWording['followUps'] = {
  'what-now': 'Wetin I go do now?',
  why: 'Why?',
  'what-will-they-say': 'Wetin dem go talk?',
  restart: 'New check',
};

export const actions: PartialWording['actions'] = {
  'stay-with-somebody':
    'Call person wey you trust now, or the emergency number of your country. No stay alone.',
  'tell-an-adult': 'Talk to big person wey you trust today, and go police together. You no do anything bad.',
  'hang-up': 'Cut the call now. You no owe this person anything.',
  'do-not-confirm': 'No confirm anything and no give money. Check your balance by yourself first.',
  'call-operator':
    'Call your network for the official number. Tell them make dem block the money and give you case number. Every minute dey count.',
  'call-bank':
    'Call your bank for the official number. Tell them make dem block the payment and the card. Every minute dey count.',
  'call-agency':
    'Call the transfer agency, hold the receipt. If nobody don collect the money, dem fit cancel am.',
  'block-vouchers':
    'Keep the cards and the receipts. Tell the company wey get the card make dem block wetin remain.',
  'change-code':
    'Change your code now now, for the official menu of your network. Tell them make dem lock the account.',
  'secure-account':
    'Collect your account back: install WhatsApp again with your number; for other places, touch “Forgotten password”. Warn your contacts.',
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
  'code-on-delivery':
    'Give delivery or pick-up code face to face, when the thing dey your front. No give am for phone, no give your PIN.',
  'do-not-open': 'No open this link and no type anything there.',
  'do-not-install': 'No install anything. If you don do am, off your data and remove the app.',
  'do-not-dial': 'No dial the code wey dem dey tell you.',
  'do-not-lend-account': 'No lend anybody your account, your SIM or your papers.',
  'see-first': 'No pay anything before you see the thing or the house with your eye.',
  'keep-the-goods': 'Keep the thing until you see the money for your own balance by yourself.',
  'call-known-number': 'Call the person for the number wey you get before, or person wey dey stay near am.',
  'ask-official': 'Ask the place direct: go their office, or call number wey you find by yourself.',
  'do-not-give-in': 'No pay and no gree: to pay no dey stop the threat.',
  'warn-contacts': 'Tell your people say dem fit receive lies about you.',
  'stop-talking': 'No answer again and block this contact.',
  'keep-evidence': 'Keep the messages and the number as proof.',
  'ask-somebody-trusted': 'Ask person wey you trust before you do anything.',
  'refuse-recovery': 'No gree for anybody wey say e go collect the money back if you pay.',
  'give-elsewhere': 'If you wan help, give through the official account of the charity.',
  'keep-receipt': 'Keep the receipt and the messages.',
  'nothing-to-do': 'You no need do anything. Keep your codes for yourself.',
  'help-as-known': 'You fit help, for the number wey you know before.',
  'go-on-with-bank': 'Do am for your branch or inside the bank own app. No give any code.',
  'go-on-with-business':
    'Pay only wetin una agree, to person wey you know, and collect receipt. See the thing before you pay.',
  'go-on-with-job': 'Do am with the office direct. Give dem copy and keep the original.',
  'go-on-with-office': 'Do am for the counter or the official site.',
  'go-on-with-community': 'Continue as usual, and make dem write every money for everybody front.',
  'type-code-yourself': 'Type this code by yourself, only where you ask for am. No give anybody.',
  'report-here': 'Report am here make other people hear.',
  'go-to-police': 'Report am to police with the messages and the receipts.',
};
