import type { ParticularWords } from './index.ts';

/** Pidgin. */
export const pcm: ParticularWords = {
  'faked-video':
    'Dem fit fake video call: na film wey dem thief, or face wey computer change. E no prove anything.',
  'faked-voice':
    'Phone or computer fit copy person voice. Cut the call, and call the number wey you get before, or the office direct.',
  'their-papers': 'Dem dey thief photo of ID card from another person. E no show who dey write you.',
  uniform: 'Dem fit copy or hire uniform, badge or card. Ask their office, no pass through this person.',
  stamped:
    'Dem fit copy stamp, logo or signature sharp sharp. Na only the office wey dem call fit tell you if e be true.',
  'rented-office':
    'Person fit rent office for one month, with signboard. Ask the neighbours since when e dey there.',
  'bought-page': 'Dem dey buy page, followers and good reviews. E no show who dey behind am.',
  'name-shown':
    'The name wey show na for the account or SIM. Person fit lend account or SIM, rent am or thief am.',
  'long-time': 'To write you every day for months na their work. The time no prove anything.',
  'holy-title':
    'Religious title fit be fake, or dem don deceive the person too. Check wetin dem ask, no be the title.',
  'friend-believes': 'Person wey you trust fit fall for am too. Tell am wetin you know, no blame am.',
  'part-is-lost': 'Even small money go loss, and dem go come back for more.',
  'no-part-yet': 'No pay anything first, not even part, before you check or see the thing.',
  'paid-for-good':
    'No pay stranger like this. If e don go, call the agency or the card company now now: before dem collect am, e fit stop.',
  'pay-the-service':
    'Ask make you pay for counter or inside the service account, with receipt. Serious people go agree.',
  'no-parcel':
    'No wait for this parcel: e be like say e no dey. Customs no dey collect money for person number.',
  'days-ago':
    'As time dey go, money hardly come back. Still ask: you fit complain card payment for bank even after some weeks.',
  'tell-partner':
    'If you dey fear beating, first tell another person wey you safe with. If not, talk am early, with the messages.',
  'tell-boss': 'Talk am before dem find out: the time, the money, the messages, and wetin you don do since.',
  'tell-group':
    'Tell the leaders of the group now now, with the proof. If you wait, e go be like say you dey hide am.',
  'money-of-others': 'Tell the owner of the money, and show am the messages. Write down wetin una agree.',
  'tell-parents':
    'Choose the big person wey no dey vex quick, even outside the house, and tell am first. E dey happen to people wey careful well well.',
  'they-ring':
    'No pick, and keep the list of calls. If dem say na bank or police, call the official number yourself.',
  'no-traps':
    'No try to trap dem, even if una plenty: e dangerous, and police fit hold you. Give police wetin you get.',
  'missed-call':
    'No call back foreign number wey you no know: e fit chop your credit. First ask your people if dem sabi the number.',
  'closed-place':
    'No go alone, for night, or for closed place. E dey dangerous for you, no be only the money.',
  'meet-by-day':
    'Choose place wey people dey, for daytime, with person you trust. No carry the money first time.',
  'at-the-door': 'No open. Call neighbour or your person, and police if the person no go.',
  'leave-group': 'Snap the messages and numbers, warn who you know for private, then leave the group.',
  'brought-others': 'Warn these people today, and tell dem say you believe am too. No bring anybody again.',
  'account-number':
    'No give am before you check who dey ask. If e don go, tell your bank, especially if your signature follow go.',
  'number-alone':
    'With your number alone, wetin dem fit do pass na to call you again. No ever give code wey enter your phone.',
  'photo-alone':
    'With photo dem fit make fake profile. Warn your people, and report the profile if you see am.',
  'only-opened':
    'If you no type, install or allow anything, the risk small. If you do am, use another phone call your bank or network, then change your codes.',
  'only-answered': 'To answer no give anybody your money. Wetin matter na say person no give code or papers.',
  'clean-phone':
    'Remove the app wey you install for dem, and change your codes with another phone. If e no gree go, make dem wipe the phone.',
  'bank-of-number': 'Call the bank too: tell dem say this number no safe again, make dem block am.',
  curse:
    'Dem dey use curse make you pay or obey. If dem say dem go kill you, or dem dey make you travel, go police. Carry sick pikin go health centre.',
  'tell-them-first':
    'First talk to big person wey you safe with. Then, if e no go put you for danger: “Dem dey blackmail me. No open anything.”',
  'know-my-home':
    'Plenty dey threaten from far. But if the person know you or don come before, tell police and your people. No stay alone.',
  'check-land':
    'Ask the land office about the title, with the plan number. Talk to neighbours and the chief.',
  'check-hospital':
    'Call the hospital for their public number: the person dey there? Hospital dey collect money for im own till.',
  'check-school': 'Ask the school office or exams office yourself, no pass through this person.',
  'check-vehicle': 'Compare the chassis number with the papers. Show the two to vehicle office or police.',
  'check-embassy': 'Ask the embassy or their visa centre, through the official site. Dem no dey sell place.',
  'check-job': 'Real employer no dey collect money before first salary. Ask the company if the job dey.',
  'check-loan':
    'Real microfinance fit ask for savings or form money, for their counter, with receipt. E no dey go person number.',
  'check-rent': 'Go see am, talk to neighbours and the owner, then sign. Pay only after that, with receipt.',
  'check-gain': 'High gain wey sure no dey. Ask the central bank or SEC if the firm get licence.',
  'check-picture': 'Search the photo for Google Images. The same photo with another name na stolen photo.',
  'check-firm':
    'Ask business register, or the ministry if na NGO or agency. Say dem register no mean say dem honest: check the offer too.',
  'ask-receipt':
    'Ask for receipt with the date, the money, the name and signature. Keep am with the messages.',
  'word-otp':
    'Na code wey come by SMS and e be like your signature. Na only you go type am, no tell anybody.',
  'word-pin': 'PIN na the secret code of your account or SIM. No agent and no bank need to know am.',
  'word-kyc': 'Na how bank or operator dey check who you be. Dem dey do am for branch or for official app.',
  'word-apk': 'Na app wey no come from official store. E fit read your SMS and codes: no install am.',
  'word-iban':
    'Na your bank account number, to receive money. E hard make person take money with that one alone.',
  'word-phishing': 'Dem dey carry you go fake page to take your codes. Type code only for official app.',
  'word-crypto': 'Na money for internet, no bank, no operator. Once you send am, nobody fit bring am back.',
  'subject-copy': 'For copy, cover wetin dem no ask. Cross am, and write for who e be and the date.',
  'subject-passport':
    'For visa, you fit leave am small time, with receipt. Nobody fit hold am for debt: go police, or your consulate if you dey abroad.',
  'subject-signing':
    'No sign anything wey your trusted person never read. Sign fit mean say you promise to pay.',
  'subject-force':
    'If dem wan carry the thing by force, no fight. Call witness and police, and ask for the judge order.',
  'subject-health':
    'If gas dey leak: open window, no fire, no switch, comot and call fire service. For sickness or doubtful thing, go health centre.',
  'subject-loading': 'Nothing suppose go before dem count the money, or you see am for your own balance.',
  'subject-weighing': 'Weigh am again yourself, with witness, for scale wey you know. Write the weight down.',
  'subject-wages':
    'For salary wey dem no pay, labour office go hear you free. Carry the messages, the dates and witness.',
  'subject-repair': 'Make repairer wey you know look am, and make e write wetin e see. Pay after that.',
  'subject-delivery':
    'Look the thing in front of the rider, and film am. Pay, or give the delivery code, only after.',
  'subject-bill':
    'Pay for the company counter or for their app, with your customer number. Na there dem go tell you wetin don pay.',
  'subject-dues':
    'Go ask council office yourself if you owe this tax, and how much. Pay only if dem give you official receipt.',
  'subject-lost-papers':
    'Bank card or SIM: make dem block am first. Then report the loss for police, and keep that paper.',
  'subject-court':
    'Find free legal aid yourself: the bar, lawyers association or legal aid office. No take the lawyer wey dem send.',
  'subject-debt':
    'No promise and no pay anything before you see written proof. No be every time pikin go pay papa debt: ask for advice.',
  'subject-thief': 'No arrest anybody yourself. Write wetin dem talk with witness, and make police ask.',
  'subject-together':
    'Make una go police together, with una receipts and messages: joint complaint get more weight. No go the person house.',
  'filmed-thing':
    'Dem fit film another person thing. Pay only in front of the thing, when you see am with your own eye.',
  'sender-name':
    'Dem fit fake the name for top of SMS. Look your balance yourself, for the app or for counter.',
  'number-on-a-page':
    'Figure for their page no be money. Real fee dey come out from the gain: you no dey pay am first.',
  'scratched-card':
    'Recharge code wey you don give don loss. No scratch again, and keep the cards wey remain.',
  cheque:
    'Cheque fit bounce after many days, even when you don see the money. No give anything before your bank talk say e final.',
  'another-buyer':
    '“Another person dey wait” na old trick make you no check. Wetin be true fit wait one hour.',
  'a-right-stays':
    'Real deadline dey for the official site or for the counter. Check am there today, then decide.',
  'low-price': 'Price wey too low dey hide stolen thing, fake, or nothing. See am and try am before you pay.',
  'fees-on-the-wall': 'Ask for the counter make you see the price list, and collect receipt for this fee.',
  'loan-owed':
    'Keep proof of wetin you receive and wetin you pay back. If you wan pay back, use official way, no be person wey dey threaten.',
  'hold-nobody': 'No hold anybody by force. Write the face and the plate, and call police.',
  'cannot-write': 'You fit talk: police go write am for you. Go with person wey go help you.',
  'looked-in': 'Off internet, remove this app, then change your codes with another phone.',
  'office-closed': 'No wait make dem open: call customer care, or block am for the app.',
  'ask-what-only-they-know':
    'Ask something wey only this person fit answer. Then cut, and call the number wey you get before.',
  'word-qr': 'Na drawing wey dey open link or payment. If you no scan am, e no go do anything.',
  'word-swift': 'Na paper of bank transfer, easy to fake. Only money wey you see for your account dey there.',
  'subject-guarantee':
    'To stand for person mean say you go pay if e no pay. Sign only if you fit pay everything.',
  'paid-is-paid': 'The money wey you don pay fit don lost already. To pay again no go bring am back.',
  'small-withdrawal':
    'Even if small withdrawal work, na bait. No put anything again, and no pay any fee to withdraw.',
  'free-thanks':
    'You no owe anything. Thank neighbour as you like. No give police or government worker anything: e fit be crime.',
  'wants-to-pay': 'Show am this talk, and make una check together first. Who pay once, dem go ask again.',
  'they-send-police':
    'Dem dey often talk am to rush you. But no ignore police letter: check am for the station, and carry person follow you.',
  'line-is-busy':
    'If customer care no pick, block am for the official app, or go the branch with your ID card.',
  'facts-alone':
    'For group, talk only the facts, no name, no photo. Give police everything: name, number, messages.',
  'copied-is-copied':
    'Wetin dem copy, dem don get am. Screenshot, remove the permissions, then remove the app.',
  'blocked-or-not':
    'Screenshot am, report the account, then block am. To pay no dey stop dem; if you no answer, plenty dey give up.',
  'hide-friends': 'Facebook: Settings, Privacy, “Who can see your friends list”, then “Only me”.',
  'name-alone':
    'Name and birth date dey help dem deceive you or thief your SIM. If card, code, NIN or BVN follow go, tell your bank and network.',
  'leave-it-there':
    'No move anything go account or number wey person call for you. First make your bank or network block the account.',
  'whatsapp-waits':
    'As you dey wait, warn your contacts with call or SMS. Then type the new code yourself, only inside WhatsApp.',
  sworn: 'Person wey dey deceive dey swear and pray too. You no dey pay to receive: na that one matter.',
  'check-serial':
    'Read the number for the machine and compare am, one by one, with the invoice. If dem scratch am or e different: no buy.',
  'check-link':
    'Look the address: extra word or another ending na bad sign. Type the official address yourself.',
  'subject-forwarding':
    'This code dey stop call forwarding: e good. No dial any other code wey person dey tell you.',
  'subject-fine':
    'Before you pay, find the office yourself and ask if this fine dey. Ask for the proof too, and how you fit fight am.',
  'subject-debit': 'Ask your branch wetin this debit be, and how to stop am. Check if e don come before.',
  'fees-are-the-trap':
    'Fee wey you go pay before you get money, loan or work na the trap. No price list fit make am correct.',
  'closed-place-now':
    'No go, even for daytime or with person. If you dey there already, comot go where people dey.',
  'subject-tax-on-gain':
    'No government dey make you pay tax give one person to release your gain. No pay, even if dem give receipt.',
  'stolen-chat':
    'For stolen account, the thief don read your messages: question no reach. Call the person for the number wey you get before.',
  'word-mtcn':
    'Na the number of Western Union transfer. Give am only to the person wey go collect the money.',
};
