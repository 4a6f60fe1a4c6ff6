import type { CaseWording } from '../wording.ts';

export const scams: CaseWording['scams'] = {
  wrong_transfer: {
    name: 'money sent "by mistake"',
    trick: 'A fake SMS announces a deposit. Then somebody asks you to send it back. The money never came.',
    next: [
      'My child is in hospital, send my money back quickly.',
      'If you do not send it back, I will report you to the police.',
    ],
  },
  fake_agent: {
    name: 'fake agent of the operator or the bank',
    trick:
      'They say that they are an agent and that your account is blocked. They want your code, or make you dial one that sends your money.',
    next: [
      'Your account will be blocked in 10 minutes.',
      'Give me the code that you have just received, to cancel it.',
    ],
  },
  fake_prize: {
    name: 'fake prize or fake aid',
    trick: 'They announce a gift or an aid. Then you have to pay a fee, or share a link.',
    next: ['Only the handling fee is left.', 'You lose your prize if you do not pay tonight.'],
  },
  fake_job: {
    name: 'fake job',
    trick: 'They promise an easy job. First you have to pay for a file, a uniform or a training.',
    next: ['You get it back with your first salary.', 'Only one place is left, pay today.'],
  },
  task_scam: {
    name: 'fake paid tasks online',
    trick:
      'They pay small tasks, then you must deposit more and more to get your earnings. They are never paid out.',
    next: [
      'Complete one more task to unlock the withdrawal.',
      'Top up once more and you withdraw everything.',
    ],
  },
  investment: {
    name: 'fake investment',
    trick:
      'They promise a certain gain. The first are paid with the money of the next, then withdrawals stop.',
    next: ['Pay the tax and your money is released.', 'The more you put in, the more you earn.'],
  },
  romance: {
    name: 'fake love story',
    trick:
      'Somebody you have never met speaks of love for weeks. Then comes an emergency, a parcel or a ticket to pay.',
    next: ['If you love me, you will help me.', 'The parcel is held at customs, pay and I will refund you.'],
  },
  inheritance: {
    name: 'fake inheritance',
    trick:
      'They announce a fortune that waits for you. You pay the notary, the tax, the lawyer, without end.',
    next: ["Only the lawyer's stamp is missing.", 'Keep it secret, or the funds will be seized.'],
  },
  sextortion: {
    name: 'blackmail with a picture',
    trick: 'They threaten to publish a picture to make you pay. Paying never ends it.',
    next: ['Last chance, I will send it all to your family.', 'Pay one last time and I will delete it.'],
  },
  marketplace: {
    name: 'fake seller or fake buyer',
    trick: 'The offer is too good. They want a deposit, or they show a fake proof of payment.',
    next: ['Another customer is coming, pay the deposit.', 'The payment is made, send the goods quickly.'],
  },
  rental: {
    name: 'fake home to rent',
    trick: 'They rent out a home that does not exist or is not theirs. The deposit goes, and so do they.',
    next: ['I am travelling, my brother will give you the keys.', 'Pay the viewing fee to reserve it.'],
  },
  phishing: {
    name: 'trap link',
    trick: 'A link leads to a fake page. What you type there goes to a stranger.',
    next: ['Click before tonight or your account closes.', 'You must confirm your details on this link.'],
  },
  card_data: {
    name: 'theft of the figures of your card',
    trick: 'They ask for the card number and the figures on its back. With these they buy in your place.',
    next: ['Read me the code you received, to cancel the debit.', 'We need the three figures on the back.'],
  },
  account_takeover: {
    name: 'theft of your WhatsApp or Facebook account',
    trick:
      'They get you to give the code received by SMS. Then they write to your contacts in your name and ask for money.',
    next: ['Send me the code that came to you by mistake.', 'I am stuck, help me out quickly.'],
  },
  sim_swap: {
    name: 'theft of your number (copied SIM)',
    trick: 'They move your number to another SIM. Your codes then reach the thief.',
    next: ['Dial this code to keep your line.', 'Your SIM must be updated tonight.'],
  },
  family_emergency: {
    name: 'fake relative in trouble',
    trick: 'They pose as somebody close, with a new number and an emergency. Money is needed fast.',
    next: ['I cannot talk, just send it first.', 'Tell nobody, I pay you back tomorrow.'],
  },
  authority: {
    name: 'fake police or fake court',
    trick: 'They say that they are police, a judge or customs. They frighten you to make you pay at once.',
    next: ['Pay now or we come to arrest you.', 'Do not hang up, this is a secret investigation.'],
  },
  loan: {
    name: 'fake loan',
    trick: 'They promise an easy loan. First you pay fees, and the loan never comes.',
    next: ['Only the insurance is missing.', 'Pay the tax too and the loan goes out tonight.'],
  },
  loan_blackmail: {
    name: 'blackmail by a loan app',
    trick:
      'The app takes your contacts. It claims more than the loan and threatens to write to all your people.',
    next: ['We write to all your contacts within an hour.', 'Your photo will be published as a thief.'],
  },
  agent_kiosk: {
    name: 'trick at the kiosk',
    trick: 'A customer shows a fake SMS, or takes your phone, and leaves with money that never came.',
    next: ['The network is slow, the SMS is enough, I am in a hurry.', 'It is you who kept my money.'],
  },
  marabout: {
    name: 'fake power that multiplies or brings back',
    trick: 'They promise magic: multiplied money, a lover who returns. You pay sacrifice after sacrifice.',
    next: ['The ritual has begun, if you stop misfortune comes.', 'One more ram is needed.'],
  },
  recovery: {
    name: 'fake service that recovers stolen money',
    trick: 'After a scam they promise to find your money for a fee. It is a second scam.',
    next: ['We have found your funds, pay for the release.', 'Only the court fee is left.'],
  },
  fake_charity: {
    name: 'fake donation or fake charity',
    trick: 'They take the name of a charity or of somebody ill. The money goes to a private number.',
    next: ['Every minute counts for the child.', 'Send to this number, the account is down.'],
  },
  fake_visa: {
    name: 'fake visa or fake scholarship',
    trick: 'They promise a visa, a scholarship or a journey. You pay for the file, and nothing comes.',
    next: ['Your visa is ready, only the fee is left.', 'The embassy closes tomorrow, pay today.'],
  },
  other: {
    name: 'suspicious demand',
    trick: 'They win your trust, then press you for money, a code or your papers.',
    next: ['It is urgent, decide now.', 'Trust me, tell nobody.'],
  },
};

export const honest: CaseWording['honest'] = {
  honest_family: 'a matter of family or friends',
  honest_operator: 'a real message or procedure of the operator',
  honest_bank: 'a real procedure of the bank',
  honest_business: 'an ordinary purchase or sale',
  honest_job: 'a real job',
  honest_public: 'a real procedure of a public service',
  honest_community: 'a matter of an association, a savings group or a church',
  honest_code: 'a code that you asked for yourself',
};
