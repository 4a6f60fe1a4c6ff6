import type { ParticularWords } from './index.ts';

/** Pidgin. */
export const pcm: ParticularWords = {
  'faked-video':
    'Dem fit fake video call: na film wey dem thief, or face wey computer change. E no prove anything.',
  'faked-voice':
    'Phone or computer fit copy person voice. Cut the call, and call that person for im old number.',
  'their-papers': 'Dem dey thief photo of ID card from another person. E no show who dey write you.',
  uniform: 'Dem fit copy or hire uniform, badge or card. Ask their office, no pass through this person.',
  stamped:
    'Dem fit copy stamp, logo or signature sharp sharp. Na only the office wey dem call fit tell you if e be true.',
  'rented-office':
    'Person fit rent office for one month, with signboard. Ask the neighbours since when e dey there.',
  'bought-page': 'Dem dey buy page, followers and good reviews. E no show who dey behind am.',
  'name-shown': 'The name wey show na who register the SIM. Dem fit rent SIM or thief am.',
  'long-time': 'To write you every day for months na their work. The time no prove anything.',
  'holy-title':
    'Religious title fit be fake, or dem don deceive the person too. Check wetin dem ask, no be the title.',
  'friend-believes': 'Person wey you trust fit fall for am too. Tell am wetin you know, no blame am.',
  'part-is-lost': 'Even small money go loss, and dem go come back for more.',
  'no-part-yet': 'No pay anything first, not even part, before you check or see the thing.',
  'paid-for-good':
    'That kind money hardly come back. No ever pay stranger with counter transfer, gift card or crypto.',
  'pay-the-service':
    'Ask make you pay for counter or inside the service account, with receipt. Serious people go agree.',
  'no-parcel':
    'No wait for this parcel: e be like say e no dey. Customs no dey collect money for person number.',
  'days-ago':
    'After many days the money no dey too come back. Still report am: e fit help police, and protect others.',
  'tell-partner':
    'Talk am plain, today, with the messages for hand. Person wey know early go help you better.',
  'tell-boss': 'Talk am before dem find out: the time, the money, the messages, and wetin you don do since.',
  'tell-group':
    'Tell the leaders of the group now now, with the proof. If you wait, e go be like say you dey hide am.',
  'money-of-others':
    'Tell the person wey get the money, and show am the messages. Write down wetin una agree.',
  'tell-parents':
    'Choose the one wey no dey vex quick, and tell am first. E dey happen to people wey dey careful.',
  'they-ring': 'No pick, and block every new number: na the same team. Keep the list of calls.',
  'no-traps': 'No try to trap dem alone: dem fit plenty. Give police wetin you get.',
  'missed-call': 'No call back foreign number wey you no know: the call fit cost. Who need you go write.',
  'closed-place':
    'No go alone, for night, or for closed place. E dey dangerous for you, no be only the money.',
  'meet-by-day':
    'Choose place wey people dey, for daytime, with person you trust. No carry the money first time.',
  'at-the-door': 'No open. Call neighbour or your person, and police if the person no go.',
  'leave-group': 'Snap the messages and numbers, warn who you know for private, then leave the group.',
  'brought-others': 'Warn these people today, and tell dem say you believe am too. No bring anybody again.',
  'account-number':
    'With account number alone dem no fit really take money. Check your statement, and no give any code.',
  'number-alone':
    'With your number alone dem fit only call you again. No ever give code wey enter your phone.',
  'photo-alone':
    'With photo dem fit make fake profile. Warn your people, and report the profile if you see am.',
  'only-opened':
    'If you no type anything and no install anything, the risk small. If you do am, change your codes now.',
  'only-answered': 'To answer no give anybody your money. Wetin matter: you no give any code or papers.',
  'clean-phone':
    'Remove any app wey you install for dem; then change your codes with another phone. If no app, no need to wipe am.',
  'bank-of-number': 'Call the bank too: tell dem say this number no safe again, make dem block am.',
  curse: 'Fear of curse na to make you pay. Talk to religious leader wey you don know before.',
  'tell-them-first':
    'Tell two or three of your people yourself: “Dem dey blackmail me. No open anything.” The threat go lose power.',
  'know-my-home':
    'Dem dey threaten from far, with wetin dem read about you. If person come, no open, call police.',
  'check-land':
    'Ask the land office about the title, with the plan number. Talk to neighbours and the chief.',
  'check-hospital':
    'Call the hospital for their public number: the person dey there? Hospital dey collect money for im own till.',
  'check-school': 'Ask the school office or exams office yourself, no pass through this person.',
  'check-vehicle': 'Compare the chassis number with the papers. Show the two to vehicle office or police.',
  'check-embassy': 'Ask the embassy or their visa centre, through the official site. Dem no dey sell place.',
  'check-job': 'Real employer no dey collect money before first salary. Ask the company if the job dey.',
  'check-loan': 'Real lender no dey ask money first. Go licensed bank or microfinance, for their counter.',
  'check-rent': 'Go see am, talk to neighbours and the owner, then sign. Pay only after that, with receipt.',
  'check-gain':
    'Nobody fit promise gain. Ask the central bank or the market regulator if the firm get licence.',
  'check-picture': 'Search the photo for Google Images. The same photo with another name na stolen photo.',
  'check-firm': 'Look the name for business register, then call number wey you find for another place.',
  'ask-receipt':
    'Ask for receipt with the date, the money, the name and signature. Keep am with the messages.',
  'word-otp':
    'Na code wey come by SMS and e be like your signature. Na only you go type am, no tell anybody.',
  'word-pin': 'PIN na the secret code of your account or SIM. No agent and no bank need to know am.',
  'word-kyc': 'Na how bank or operator dey check who you be. Dem dey do am for branch or for official app.',
  'word-apk': 'Na app wey no come from official store. E fit read your SMS and codes: no install am.',
  'word-iban': 'Na the address of your bank account, to receive money. E no dey too enough to take money.',
  'word-phishing': 'Dem dey carry you go fake page to take your codes. Type code only for official app.',
  'word-crypto': 'Na money for internet, no bank, no operator. Once you send am, nobody fit bring am back.',
  'matter-copy': 'For copy, cover wetin dem no ask. Cross am, and write for who e be and the date.',
  'matter-passport': 'Nobody suppose hold your passport. Your consulate or police fit collect am for you.',
  'matter-signing':
    'No sign anything wey your trusted person never read. Sign fit mean say you promise to pay.',
  'matter-force': 'No fight. Call witness and police, and ask for the paper wey allow dem carry the thing.',
  'matter-health':
    'For health, ask health centre or chemist now now. Keep pikin far from any doubtful thing.',
  'matter-loading': 'Nothing suppose go before dem count the money, or you see am for your own balance.',
  'matter-weighing': 'Weigh am again yourself, with witness, for scale wey you know. Write the weight down.',
  'matter-wages':
    'Labour office dey take complaint about salary free. Carry the messages, the dates and witness.',
  'matter-repair': 'Make repairer wey you know look am, and make e write wetin e see. Pay after that.',
  'matter-delivery':
    'Look the thing in front of the rider, and film am. Pay, or give the delivery code, only after.',
  'matter-bill':
    'Pay for the company counter or for their app, with your customer number. Na there dem go tell you wetin don pay.',
  'matter-dues':
    'Ask for their duty letter and official receipt. If dem no get am, no pay, go check for council office.',
  'matter-lost-papers':
    'Report the loss for police. That paper go protect you, and you go use am replace the document.',
  'matter-court': 'Legal aid office or the bar dey often advise free. Carry your papers.',
  'matter-debt': 'Bring family and witness together before you answer. Ask for written proof, and snap am.',
  'matter-thief': 'No arrest anybody yourself. Write wetin dem talk with witness, and make police ask.',
  'matter-together': 'Make una go together, with una receipts and messages: joint complaint get more weight.',
  'filmed-thing':
    'Dem fit film another person thing. Pay only in front of the thing, when you see am with your own eye.',
  'sender-name':
    'Dem fit fake the name for top of SMS. Look your balance yourself, for the app or for counter.',
  'number-on-a-page':
    'Figure for their page no be money. Real fee dey come out from the gain: you no dey pay am first.',
  'scratched-card':
    'Recharge code wey you don give don loss. No scratch again, and keep the cards wey remain.',
  cheque: 'Cheque fit bounce after many days. No give anything before your bank talk say e don clear.',
  'another-buyer':
    '“Another person dey wait” na old trick make you no check. Wetin be true fit wait one hour.',
  'a-right-stays': 'Real right no dey too loss for two days. The office go tell you for their counter.',
  'low-price': 'Price wey too low dey hide stolen thing, fake, or nothing. See am and try am before you pay.',
  'fees-on-the-wall': 'Ask to see the price list for wall, and compare with another agent.',
  'loan-owed':
    'Ask for paper of wetin you receive and wetin you don pay back. No pay anything because of threat.',
  'hold-nobody': 'No hold anybody by force. Write the face and the plate, and call police.',
  'cannot-write': 'You fit talk: police go write am for you. Go with person wey go help you.',
  'looked-in': 'Off internet, remove this app, then change your codes with another phone.',
  'office-closed': 'No wait make dem open: call customer care, or block am for the app.',
  'ask-what-only-they-know':
    'Ask something wey only this person fit answer. Then cut, and call their old number.',
  'word-qr': 'Na drawing wey dey open link or payment. If you no scan am, e no go do anything.',
  'word-swift': 'Na paper of bank transfer, easy to fake. Only money wey you see for your account dey there.',
  'matter-guarantee':
    'To stand for person mean say you go pay if e no pay. Sign only if you fit pay everything.',
  'paid-is-paid': 'Wetin you don pay don likely loss already. To pay again no go bring am back.',
  'small-withdrawal':
    'Even if small withdrawal work, na bait. No put anything again, and no pay any fee to withdraw.',
  'free-thanks': 'Na free gift, e no be debt. Give wetin you like, once the thing dey your hand.',
  'wants-to-pay': 'Show am this talk, and make una check together first. Who pay once, dem go ask again.',
  'they-send-police':
    'Na threat to rush you. Person wey dey deceive no dey go police: go yourself, with the messages.',
  'line-is-busy': 'Dey call, and go the nearest branch with your ID card and the SMS of the transfer.',
  'facts-alone': 'Talk only the facts: wetin dem ask you, and how. No accuse anybody with name.',
  'copied-is-copied':
    'Wetin dem copy, dem don get am. Screenshot, remove the permissions, then remove the app.',
  'blocked-or-not':
    'Block am or no block am, e fit send am, and to pay no go stop am. If you no answer, plenty dey give up.',
  'hide-friends': 'Facebook: Settings, Privacy, “Who can see your friends list”, then “Only me”.',
  'name-alone':
    'Name or date of birth no reach: dem need code. Shine your eye for who dey call am for phone.',
  'leave-it-there':
    'Leave your money where e dey: to move am na the next trap. Call your bank or your network.',
  'whatsapp-waits':
    'Wait the time wey WhatsApp show, no try again. Then type the code wey you receive yourself, for the app.',
  sworn: 'Person wey dey deceive dey swear and pray too. You no dey pay to receive: na that one matter.',
  'check-serial':
    'Read the number for the machine and compare am, one by one, with the invoice. If dem scratch am or e different: no buy.',
  'check-link':
    'Look the address: extra word or another ending na bad sign. Type the official address yourself.',
  'matter-forwarding':
    'This code dey stop call forwarding: e good. No dial any other code wey person dey tell you.',
  'matter-fine':
    'Ask for the service counter how you go contest am, till when, and make you see the proof. Pay only there.',
  'matter-debit': 'Ask your branch wetin this debit be, and how to stop am. Check if e don come before.',
};
