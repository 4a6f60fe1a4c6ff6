import type { ParticularWords } from './index.ts';

/** English. */
export const en: ParticularWords = {
  'faked-video':
    'A video call can be faked: a stolen film, or a face changed by a computer. It proves nothing.',
  'faked-voice':
    'A voice can be imitated with a phone or a computer. Hang up, and call the number you had before, or the office itself.',
  'their-papers':
    'The photo of an identity card is often stolen from another victim. It does not say who writes to you.',
  uniform:
    'A uniform, a badge or a card can be copied or hired. Ask their office, without going through this person.',
  stamped:
    'A stamp, a logo or a signature is copied in minutes. Only the office that is named can say if it is true.',
  'rented-office':
    'An office can be rented for a month, with a sign. Ask the neighbours how long it has been there.',
  'bought-page': 'A page, followers and good reviews can be bought. They do not say who is behind them.',
  'name-shown':
    'The name that shows is that of the account or the SIM. An account or a SIM can be lent, rented or stolen.',
  'long-time': 'Writing every day for months is their job. The time it took proves nothing.',
  'holy-title':
    'A religious title can be false, or the person may be deceived too. Check what is asked, not the title.',
  'friend-believes': 'Somebody you trust can be deceived too. Tell them what you know, without blaming them.',
  'part-is-lost': 'Even a small sum is lost, and it brings them back for more.',
  'no-part-yet': 'Pay nothing ahead, not even a part, before you have checked or seen the thing.',
  'paid-for-good':
    'Do not pay a stranger this way. If it is gone, call the agency or the card company at once: before collection it can often be stopped.',
  'pay-the-service':
    'Ask to pay at the counter or into the account of the service, for a receipt. A serious service agrees.',
  'no-parcel':
    'Do not wait for this parcel: most likely there is none. Customs never collect money on a personal number.',
  'days-ago':
    'With time the money comes back less often. Ask all the same: a card payment can be disputed at the bank after weeks.',
  'tell-partner':
    'If you fear being beaten, first tell another person you are safe with. If not, say it early, with the messages.',
  'tell-boss':
    'Say it before it is found out: the time, the sum, the messages, and what you have done since.',
  'tell-group': 'Tell the leaders of the group at once, with the proof. Waiting would look like hiding it.',
  'money-of-others':
    'Tell the person whose money it is, and show them the messages. Agree in writing what happens next.',
  'tell-parents':
    'Choose the adult who gets angry the least, even outside the house, and tell them first. It happens to very careful people.',
  'they-ring':
    'Do not pick up, and keep the list of calls. If they say bank or police, call the official number yourself.',
  'no-traps':
    'Do not try to trap them, not even as a group: it is dangerous, and you can be charged. Give the police what you have.',
  'missed-call':
    'Do not call back an unknown foreign number: the call can be costly. First ask your people if they know this number.',
  'closed-place':
    'Do not go alone, at night, or to a closed place. It is dangerous for you, not only for the money.',
  'meet-by-day':
    'Choose a public place, by day, with somebody you trust. Do not bring the money the first time.',
  'at-the-door':
    'Do not open. Call a neighbour or somebody close to you, and the police if the person stays.',
  'leave-group':
    'Take pictures of the messages and numbers, warn those you know in private, then leave the group.',
  'brought-others': 'Warn these people today, and say that you believed it too. Bring nobody else in.',
  'account-number':
    'Do not give it before you have checked who asks. If it is gone, tell your bank, above all if your signature went too.',
  'number-alone':
    'With your number alone they can mostly just call you again. Never give a code that you receive.',
  'photo-alone':
    'With a photo they can make a false profile. Warn the people you know, and report the profile if you see it.',
  'only-opened':
    'If you typed, installed and allowed nothing, the risk is small. If you did, use another phone: call your bank or operator, then change your codes.',
  'only-answered':
    'Answering gives nobody access to your money. What counts is to have given no code and no papers.',
  'clean-phone':
    'Remove the app you installed for them, and change your codes from another phone. If it does not go, have the phone wiped.',
  'bank-of-number':
    'Call the bank too: say that this number is no longer safe, and ask them to block access.',
  curse:
    'The threat of a curse is there to make you pay or obey. If they threaten to kill you, or make you travel, go to the police. Take a sick child to the health centre.',
  'tell-them-first':
    'First talk to an adult you are safe with. Then, if it is no danger to you: “I am being blackmailed. Open nothing.”',
  'know-my-home':
    'Many threaten from afar. But if the person knows you or has been there, tell the police and your people. Do not stay alone.',
  'check-land':
    'Ask the land office about the title, with the number of the plan. Talk to neighbours and the chief.',
  'check-hospital':
    'Call the hospital on its public number: is this person there? A hospital takes money at its own till.',
  'check-school': 'Ask the school office or the exams office yourself, without going through this person.',
  'check-vehicle':
    'Compare the chassis number with the papers. Show both to the vehicle office or the police.',
  'check-embassy':
    'Ask the embassy or its visa centre, through the official site. Neither of them sells places.',
  'check-job':
    'A real employer takes no money before the first salary. Ask the company itself if the job exists.',
  'check-loan':
    "A real microfinance may ask for savings or file costs, at its counter, for a receipt. Never on a person's number.",
  'check-rent': 'Visit, talk to the neighbours and the owner, then sign. Pay only after that, for a receipt.',
  'check-gain':
    'A gain that is high and certain does not exist. Ask the central bank or the SEC if the firm is licensed.',
  'check-picture':
    'Search for their photo in Google Images. The same photo under another name is a stolen one.',
  'check-firm':
    'Ask the business register, or the ministry for an NGO or an agency. Registered does not mean honest: check the offer too.',
  'ask-receipt':
    'Ask for a receipt with the date, the sum, the name and the signature. Keep it with the messages.',
  'word-otp':
    'It is a code that comes by SMS and counts as your signature. Only you type it, and you tell it to nobody.',
  'word-pin': 'The PIN is the secret code of your account or SIM. No agent and no bank needs to know it.',
  'word-kyc':
    'It is how a bank or an operator checks who you are. It is done at the branch or in the official app.',
  'word-apk':
    'It is an app that does not come from the official store. It can read your SMS and codes: install none.',
  'word-iban': 'It is the address of your bank account, to receive money. It is seldom enough to take any.',
  'word-phishing': 'They lure you to a false page to take your codes. Type a code in the official app alone.',
  'word-crypto':
    'It is money on the internet, without a bank or an operator. Once it is sent, nobody can bring it back.',
  'subject-copy':
    'On a copy, cover what is not asked for. Cross it, and write on it for whom it is and the date.',
  'subject-passport':
    'For a visa you may leave it for a time, for a receipt. Nobody may keep it for a debt: go to the police, or abroad to your consulate.',
  'subject-signing':
    'Sign nothing that somebody you trust has not read. A signature can count as a promise to pay.',
  'subject-force':
    "If they take the thing by force, do not fight. Call witnesses and the police, and ask for the judge's order.",
  'subject-health':
    'Gas leak: let air in, no fire, no switch, go out and call the fire service. For sickness or a doubtful product, go to the health centre.',
  'subject-loading': 'Nothing leaves before the money is counted, or seen in your own balance.',
  'subject-weighing':
    'Weigh it again yourself, before witnesses, on a scale that you know. Write the weight down.',
  'subject-wages':
    'For unpaid wages, the labour office hears you free of charge. Bring the messages, the dates and witnesses.',
  'subject-repair':
    'Let a repairer whom you know look at it, and have it written what he finds. Pay after that.',
  'subject-delivery':
    'Look at the thing in front of the rider, and film it. Pay, or give the delivery code, only after that.',
  'subject-bill':
    'Pay at the counter or in the app of the company, with your customer number. There they tell you what is settled.',
  'subject-dues':
    'Ask the council office yourself if you owe this tax, and how much. Pay only for an official receipt.',
  'subject-lost-papers':
    'Bank card or SIM: have it blocked first. Then report the loss to the police, and keep that paper.',
  'subject-court':
    'Look yourself for free legal aid: the bar, an association of lawyers, a legal aid office. Do not take the lawyer they send.',
  'subject-debt':
    'Promise nothing and pay nothing before you have seen written proof. An heir does not always have to pay: ask for advice.',
  'subject-thief':
    'Arrest nobody yourself. Write down what is said before witnesses, and let the police ask.',
  'subject-together':
    "Go to the police together, with your receipts and messages: a joint complaint weighs more. Do not go to the person's place.",
  'filmed-thing':
    'They can film what belongs to others. Pay only in front of the thing, once you have seen it with your own eyes.',
  'sender-name':
    'The name at the top of an SMS can be faked. Look at your balance yourself, in the app or at the counter.',
  'number-on-a-page':
    'A figure on their page is no money. Real fees are taken from the gain: they are not paid ahead.',
  'scratched-card':
    'A recharge code that was given is lost. Scratch no more, and keep the cards that are left.',
  cheque:
    'A cheque can come back unpaid days later, even when credited. Give nothing before your bank says that it is final.',
  'another-buyer':
    '“Somebody else is waiting” is an old trick to keep you from checking. What is true waits an hour.',
  'a-right-stays':
    'A real deadline stands on the official site or at the counter. Check it there today, then decide.',
  'low-price':
    'A very low price often hides a theft, a copy, or nothing at all. See it and try it before you pay.',
  'fees-on-the-wall': 'Ask at the counter to see the price list, and get a receipt for this fee.',
  'loan-owed':
    'Keep proof of what you received and paid back. If you pay back, use the official way, never whoever threatens.',
  'hold-nobody': 'Hold nobody by force. Write down the face and the plate, and call the police.',
  'cannot-write': 'You can speak: the police write it for you. Come with somebody who helps you.',
  'looked-in': 'Cut the internet, remove this app, then change your codes from another device.',
  'office-closed': 'Do not wait for it to open: call customer care, or block it in the app.',
  'ask-what-only-they-know':
    'Ask something that only this person can answer. Then hang up, and call the number that you had before.',
  'word-qr':
    'It is a drawing that opens a link or a payment. As long as you do not scan it, it does nothing.',
  'word-swift':
    'It is a slip of a bank transfer, easy to fake. Only the money that you see in your account is there.',
  'subject-guarantee':
    'To stand as guarantor is to pay if the other does not. Sign only if you can pay all of it.',
  'paid-is-paid': 'What is paid is most likely lost anyway. Paying again does not bring it back.',
  'small-withdrawal':
    'Even if a small withdrawal works, it is the bait. Put nothing more in, and pay no fee to withdraw.',
  'free-thanks':
    'You owe nothing. Thank a neighbour as you like. Give a public officer nothing: it can be a crime.',
  'wants-to-pay': 'Show them this talk, and check together first. Whoever pays once is asked again.',
  'they-send-police':
    'It is often said to rush you. But do not ignore a written summons: check it at the station, and go with somebody.',
  'line-is-busy':
    'If customer care does not answer, block it in the official app, or go to the branch with your ID.',
  'facts-alone':
    'In a group, say only the facts, without name or photo. Give the police everything: name, number, messages.',
  'copied-is-copied':
    'What they copied, they have already. Take screenshots, take back the permissions, then remove the app.',
  'blocked-or-not':
    'Take screenshots, report the account, then block it. Paying prevents nothing; without an answer, many give up.',
  'hide-friends': 'Facebook: Settings, Privacy, “Who can see your friends list”, then “Only me”.',
  'name-alone':
    'A name and a birth date help to deceive you or to steal your SIM. If a card, a code or an ID number went too, tell your bank and operator.',
  'leave-it-there':
    'Move nothing to an account or a number that somebody dictates. First have your bank or operator block the account.',
  'whatsapp-waits':
    'While you wait, warn your contacts by call or SMS. Then type the new code yourself, in WhatsApp only.',
  sworn: 'Whoever deceives swears and prays too. You do not pay to receive: that is what counts.',
  'check-serial':
    'Read the number on the machine and compare it, digit by digit, with the invoice. Scratched or different: do not buy.',
  'check-link':
    'Look at the address: an added word or another ending is a bad sign. Type the official address yourself.',
  'subject-forwarding':
    'This code stops the forwarding of your calls: that is right. Dial no other code that somebody dictates.',
  'subject-fine':
    'Before you pay, find the office yourself and ask if this fine exists. Ask for the proof too, and how to contest it.',
  'subject-debit': 'Ask your branch what this debit is for, and how to stop it. Look whether it came before.',
  'fees-are-the-trap':
    'A fee to pay before you get money, a loan or a job is the trap. No price list makes it normal.',
  'closed-place-now':
    'Do not go, not even by day or with somebody. If you are there already, leave for a place with people.',
  'subject-tax-on-gain':
    'No government makes you pay a tax to a private person to release a gain. Do not pay, not even for a receipt.',
  'stolen-chat':
    'In a stolen account the thief has read your messages: a question is not enough. Call the person on the number you had before.',
  'word-mtcn':
    'It is the number of a Western Union transfer. Give it only to the person who is to collect the money.',
};
