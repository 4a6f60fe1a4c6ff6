import type { ParticularWords } from './index.ts';

/** English. */
export const en: ParticularWords = {
  'faked-video':
    'A video call can be faked: a stolen film, or a face changed by a computer. It proves nothing.',
  'faked-voice':
    'A voice can be imitated with a phone or a computer. Hang up, and call that person on their old number.',
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
    'The name that shows is the name of whoever registered the SIM. A SIM can be rented or stolen.',
  'long-time': 'Writing every day for months is their job. The time it took proves nothing.',
  'holy-title':
    'A religious title can be false, or the person may be deceived too. Check what is asked, not the title.',
  'friend-believes': 'Somebody you trust can be deceived too. Tell them what you know, without blaming them.',
  'part-is-lost': 'Even a small sum is lost, and it brings them back for more.',
  'no-part-yet': 'Pay nothing ahead, not even a part, before you have checked or seen the thing.',
  'paid-for-good':
    'That money hardly ever comes back. Never pay a stranger by counter transfer, gift card or crypto.',
  'pay-the-service':
    'Ask to pay at the counter or into the account of the service, for a receipt. A serious service agrees.',
  'no-parcel':
    'Do not wait for this parcel: most likely there is none. Customs never collect money on a personal number.',
  'days-ago':
    'After several days the money seldom comes back. Report it all the same: it may help the police, and protect others.',
  'tell-partner':
    'Say it plainly, today, with the messages before you both. Somebody who is told early helps more.',
  'tell-boss':
    'Say it before it is found out: the time, the sum, the messages, and what you have done since.',
  'tell-group': 'Tell the leaders of the group at once, with the proof. Waiting would look like hiding it.',
  'money-of-others':
    'Tell the person whose money it is, and show them the messages. Agree in writing what happens next.',
  'tell-parents':
    'Choose the one who gets angry the least, and tell them first. It happens to very careful people.',
  'they-ring': 'Do not pick up, and block each new number: it is the same team. Keep the list of calls.',
  'no-traps': 'Do not try to trap them alone: there are often several. Give what you have to the police.',
  'missed-call':
    'Do not call back an unknown foreign number: the call can be costly. Whoever needs you will write.',
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
    'With an account number alone money can mostly not be taken. Watch your statements, and give no code.',
  'number-alone':
    'With your number alone they can mostly just call you again. Never give a code that you receive.',
  'photo-alone':
    'With a photo they can make a false profile. Warn the people you know, and report the profile if you see it.',
  'only-opened':
    'If you typed nothing and installed nothing, the risk is small. If you did, change your codes now.',
  'only-answered':
    'Answering gives nobody access to your money. What counts: you gave no code and no papers.',
  'clean-phone':
    'Remove any app you installed for them; then change your codes from another phone. Without an app, nothing needs wiping.',
  'bank-of-number':
    'Call the bank too: say that this number is no longer safe, and ask them to block access.',
  curse: 'Fear of a curse is there to make you pay. Talk to a religious leader whom you already know.',
  'tell-them-first':
    'Tell two or three people yourself: “I am being blackmailed. Open nothing.” The threat then loses its force.',
  'know-my-home':
    'They threaten from afar, with what they read about you. If somebody comes, do not open and call the police.',
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
    'A real lender asks for nothing ahead. Go to a licensed bank or microfinance, at its counter.',
  'check-rent': 'Visit, talk to the neighbours and the owner, then sign. Pay only after that, for a receipt.',
  'check-gain':
    'Nobody can guarantee a gain. Ask the central bank or the securities regulator if the firm is licensed.',
  'check-picture':
    'Search for their photo in Google Images. The same photo under another name is a stolen one.',
  'check-firm': 'Look for the name in the business register, then call a number that you found elsewhere.',
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
  'matter-copy':
    'On a copy, cover what is not asked for. Cross it, and write on it for whom it is and the date.',
  'matter-passport': 'A passport is not kept as a pledge. Your consulate or the police can claim it for you.',
  'matter-signing':
    'Sign nothing that somebody you trust has not read. A signature can count as a promise to pay.',
  'matter-force':
    'Do not fight. Call witnesses and the police, and ask for the paper that allows taking the thing.',
  'matter-health':
    'For health, ask the health centre or the pharmacist at once. Keep children away from a doubtful product.',
  'matter-loading': 'Nothing leaves before the money is counted, or seen in your own balance.',
  'matter-weighing':
    'Weigh it again yourself, before witnesses, on a scale that you know. Write the weight down.',
  'matter-wages':
    'The labour office takes complaints about wages free of charge. Bring the messages, the dates and witnesses.',
  'matter-repair':
    'Let a repairer whom you know look at it, and have it written what he finds. Pay after that.',
  'matter-delivery':
    'Look at the thing in front of the rider, and film it. Pay, or give the delivery code, only after that.',
  'matter-bill':
    'Pay at the counter or in the app of the company, with your customer number. There they tell you what is settled.',
  'matter-dues':
    'Ask for the letter of duty and an official receipt. Without them do not pay, and check at the council office.',
  'matter-lost-papers':
    'Report the loss to the police. That paper protects you, and it serves to replace the document.',
  'matter-court':
    'A legal aid office, an association or the bar often advises free of charge. Bring your papers.',
  'matter-debt':
    'Bring family and witnesses together before you answer. Ask for written proof, and take a picture of it.',
  'matter-thief': 'Arrest nobody yourself. Write down what is said before witnesses, and let the police ask.',
  'matter-together': 'Go together, with your receipts and messages: a common complaint weighs more.',
  'filmed-thing':
    'They can film what belongs to others. Pay only in front of the thing, once you have seen it with your own eyes.',
  'sender-name':
    'The name at the top of an SMS can be faked. Look at your balance yourself, in the app or at the counter.',
  'number-on-a-page':
    'A figure on their page is no money. Real fees are taken from the gain: they are not paid ahead.',
  'scratched-card':
    'A recharge code that was given is lost. Scratch no more, and keep the cards that are left.',
  cheque: 'A cheque can come back unpaid days later. Give nothing before your bank says that it is cleared.',
  'another-buyer':
    '“Somebody else is waiting” is an old trick to keep you from checking. What is true waits an hour.',
  'a-right-stays': 'A real right is seldom lost in two days. The office will tell you at its counter.',
  'low-price':
    'A very low price often hides a theft, a copy, or nothing at all. See it and try it before you pay.',
  'fees-on-the-wall': 'Ask to see the price list on the wall, and compare with another agent.',
  'loan-owed': 'Ask in writing for what you received and what you paid back. Pay nothing under threat.',
  'hold-nobody': 'Hold nobody by force. Write down the face and the plate, and call the police.',
  'cannot-write': 'You can speak: the police write it for you. Come with somebody who helps you.',
  'looked-in': 'Cut the internet, remove this app, then change your codes from another device.',
  'office-closed': 'Do not wait for it to open: call customer care, or block it in the app.',
  'ask-what-only-they-know':
    'Ask something that only this person can answer. Then hang up, and call their old number.',
  'word-qr':
    'It is a drawing that opens a link or a payment. As long as you do not scan it, it does nothing.',
  'word-swift':
    'It is a slip of a bank transfer, easy to fake. Only the money that you see in your account is there.',
  'matter-guarantee':
    'To stand as guarantor is to pay in the place of another. Sign only if you can pay all of it.',
  'paid-is-paid': 'What is paid is most likely lost anyway. Paying again does not bring it back.',
  'small-withdrawal':
    'Even if a small withdrawal works, it is the bait. Put nothing more in, and pay no fee to withdraw.',
  'free-thanks': 'It is a free gift, not a debt. Give what you like, once the thing is in your hand.',
  'wants-to-pay': 'Show them this talk, and check together first. Whoever pays once is asked again.',
  'they-send-police':
    'It is a threat to rush you. Whoever deceives does not go to the police: go yourself, with the messages.',
  'line-is-busy':
    'Keep calling, and go to the nearest branch with your identity card and the SMS of the transfer.',
  'facts-alone': 'Say only the facts: what you were asked for, and how. Accuse nobody by name.',
  'copied-is-copied':
    'What they copied, they have already. Take screenshots, take back the permissions, then remove the app.',
  'blocked-or-not':
    'Blocked or not, they can send it, and paying does not prevent it. Without an answer, many give up.',
  'hide-friends': 'Facebook: Settings, Privacy, “Who can see your friends list”, then “Only me”.',
  'name-alone':
    'A name or a date of birth is not enough: they need a code. Beware of who recites them on the phone.',
  'leave-it-there':
    'Leave your money where it is: having it moved is often the next trap. Call your bank or your operator.',
  'whatsapp-waits':
    'Wait the time that WhatsApp shows, without trying again. Then type the code that you receive yourself, in the app.',
  sworn: 'Whoever deceives swears and prays too. You do not pay to receive: that is what counts.',
  'check-serial':
    'Read the number on the machine and compare it, digit by digit, with the invoice. Scratched or different: do not buy.',
  'check-link':
    'Look at the address: an added word or another ending is a bad sign. Type the official address yourself.',
  'matter-forwarding':
    'This code stops the forwarding of your calls: that is right. Dial no other code that somebody dictates.',
  'matter-fine':
    'Ask at the counter of the service how to contest it, until when, and to see the proof. Pay only there.',
  'matter-debit': 'Ask your branch what this debit is for, and how to stop it. Look whether it came before.',
};
