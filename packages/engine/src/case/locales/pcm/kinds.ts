import type { PartialWording } from '../wording.ts';

export const scams: PartialWording['scams'] = {
  wrong_transfer: {
    name: 'money wey dem send "by mistake"',
    trick:
      'Fake SMS go say money don enter. Then person go call say make you send am back. But no money enter.',
    next: [
      'My pikin dey hospital, abeg send my money back quick quick.',
      'If you no send am back, I go report you to police.',
    ],
  },
  fake_agent: {
    name: 'fake agent of network or bank',
    trick:
      'Dem say dem be agent and your account don block. Dem want your code, or dem make you dial code wey go send your money go.',
    next: [
      'Your account go block in 10 minutes.',
      'Give me the code wey just enter your phone, make I cancel am.',
    ],
  },
  fake_prize: {
    name: 'fake prize or fake aid',
    trick: 'Dem say you don win gift, or aid dey for you. Then you go pay fee, or share link.',
    next: ['Na only the handling fee remain.', 'You go lose your prize if you no pay this night.'],
  },
  fake_job: {
    name: 'fake job',
    trick: 'Dem promise you easy job. First you go pay for form, uniform or training.',
    next: ['You go collect am back with your first salary.', 'Only one place remain, pay today.'],
  },
  task_scam: {
    name: 'fake online task wey dem say dey pay',
    trick:
      'Dem go pay you for small tasks. Then you go dey put more and more money before you collect wetin you earn. Dem no go ever pay am.',
    next: [
      'Finish one more task make your withdrawal open.',
      'Add money one more time, you go withdraw everything.',
    ],
  },
  investment: {
    name: 'fake investment',
    trick:
      'Dem promise gain wey sure. Dem dey pay the first people with the money of people wey come after, then withdrawal go stop.',
    next: ['Pay the tax, we go release your money.', 'The more you put, the more you go gain.'],
  },
  romance: {
    name: 'fake love story',
    trick:
      'Person wey you never see go talk love for many weeks. Then emergency, parcel or ticket go come, and you go pay.',
    next: ['If you love me, you go help me.', 'Customs don hold the parcel, pay am and I go pay you back.'],
  },
  inheritance: {
    name: 'fake inheritance',
    trick: 'Dem say big money dey wait for you. You go pay notary, tax, lawyer, and e no dey end.',
    next: ['Na only the lawyer stamp remain.', 'Keep am secret, if not dem go seize the money.'],
  },
  sextortion: {
    name: 'blackmail with picture',
    trick: 'Dem dey threaten say dem go post picture, make you pay. Even if you pay, e no dey end.',
    next: ['Last chance, I go send everything to your family.', 'Pay one last time, I go delete am.'],
  },
  marketplace: {
    name: 'fake seller or fake buyer',
    trick: 'The offer too good. Dem want deposit, or dem show fake proof of payment.',
    next: ['Another customer dey come, pay the deposit.', 'I don pay, send the goods quick quick.'],
  },
  rental: {
    name: 'fake house for rent',
    trick:
      'Dem rent out house wey no dey, or wey no be their own. You pay deposit, then the money go and dem go too.',
    next: [
      'I don travel, my brother go give you the keys.',
      'Pay the fee to see the house, make I keep am for you.',
    ],
  },
  phishing: {
    name: 'link wey be trap',
    trick: 'The link go carry you go fake page. Wetin you type there go reach person wey you no know.',
    next: [
      'Click am before night, if not your account go close.',
      'You must confirm your details for this link.',
    ],
  },
  card_data: {
    name: 'people wey dey steal card numbers',
    trick:
      'Dem ask for your card number and the numbers for the back. With that one, dem go buy things with your money.',
    next: [
      'Read the code wey enter your phone give me, make we cancel the debit.',
      'We need the three numbers for the back of the card.',
    ],
  },
  account_takeover: {
    name: 'people wey dey steal WhatsApp or Facebook account',
    trick:
      'Dem make you give the code wey enter your phone by SMS. Then dem go write your contacts with your name and ask for money.',
    next: ['Send me the code wey enter your phone by mistake.', 'I dey inside trouble, help me quick quick.'],
  },
  sim_swap: {
    name: 'people wey dey steal phone number (dem copy the SIM)',
    trick: 'Dem move your number go another SIM. Then your codes go dey enter the thief phone.',
    next: ['Dial this code make you no lose your line.', 'You must update your SIM this night.'],
  },
  family_emergency: {
    name: 'fake family person wey say trouble dey',
    trick: 'Dem pretend say dem be your person, with new number and emergency. Dem want money quick quick.',
    next: ['I no fit talk now, just send am first.', 'No tell anybody, I go pay you back tomorrow.'],
  },
  authority: {
    name: 'fake police or fake court',
    trick: 'Dem say dem be police, judge or customs. Dem dey make you fear, so that you go pay now now.',
    next: ['Pay now, if not we go come arrest you.', 'No cut the call, this one na secret investigation.'],
  },
  loan: {
    name: 'fake loan',
    trick: 'Dem promise easy loan. First you go pay fees, and the loan no go ever come.',
    next: ['Na only the insurance remain.', 'Pay the tax too, the loan go enter this night.'],
  },
  loan_blackmail: {
    name: 'blackmail by loan app',
    trick:
      'The app don carry your contacts. E dey ask for money wey pass the loan, and e dey threaten say e go write all your people.',
    next: ['We go write all your contacts before one hour.', 'We go post your photo say you be thief.'],
  },
  agent_kiosk: {
    name: 'trick for kiosk',
    trick: 'Customer show fake SMS, or collect your phone, then e go with money wey no enter.',
    next: ['Network dey slow, the SMS don do, I dey rush.', 'Na you keep my money.'],
  },
  marabout: {
    name: 'fake power wey dey double money or bring lover back',
    trick:
      'Dem promise magic: money wey go double, lover wey go come back. You go dey pay sacrifice after sacrifice.',
    next: ['The ritual don start, if you stop, bad thing go happen.', 'We need one more ram.'],
  },
  recovery: {
    name: 'fake service wey say e go bring back money wey dem steal',
    trick: 'After scam, dem promise say dem go find your money if you pay fee. Na second scam.',
    next: ['We don find your money, pay make we release am.', 'Na only the court fee remain.'],
  },
  fake_charity: {
    name: 'fake donation or fake charity',
    trick: 'Dem use the name of charity or of person wey sick. The money go enter private number.',
    next: ['Every minute dey count for the pikin.', 'Send am to this number, the account no dey work.'],
  },
  fake_visa: {
    name: 'fake visa or fake scholarship',
    trick: 'Dem promise visa, scholarship or travel. You go pay for the papers, and nothing go come.',
    next: ['Your visa don ready, na only the fee remain.', 'The embassy go close tomorrow, pay today.'],
  },
  other: {
    name: 'demand wey no clear',
    trick: 'Dem make you trust them, then dem press you for money, code or your papers.',
    next: ['E dey urgent, decide now.', 'Trust me, no tell anybody.'],
  },
};

export const honest: PartialWording['honest'] = {
  honest_family: 'family or friend matter',
  honest_operator: 'real message or real process of the network',
  honest_bank: 'real process of the bank',
  honest_business: 'normal buying and selling',
  honest_job: 'real job',
  honest_public: 'real process of government office',
  honest_community: 'matter of association, savings group or church',
  honest_code: 'code wey you ask for by yourself',
};
