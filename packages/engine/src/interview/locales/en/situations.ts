import type { InterviewWording } from '../wording.ts';

export const situations: InterviewWording['situations'] = {
  wrong_transfer: {
    name: 'money sent "by mistake"',
    trick: 'A false SMS announces a deposit. Then somebody asks you to send it back. The money never came.',
    next: [
      'My child is in hospital, send my money back quickly.',
      'If you do not send it back, I will report you to the police.',
    ],
  },
  fake_agent: {
    name: 'false agent of the operator or the bank',
    trick:
      'They say that they are an agent and that your account is blocked. They want your code, or make you dial one that sends your money.',
    next: [
      'Your account will be blocked in 10 minutes.',
      'Give me the code that you have just received, to cancel it.',
    ],
  },
  fake_prize: {
    name: 'false prize or false aid',
    trick: 'They announce a gift or an aid. Then you have to pay a fee, or share a link.',
    next: ['Only the handling fee is left.', 'You lose your prize if you do not pay tonight.'],
  },
  fake_job: {
    name: 'false job',
    trick: 'They promise an easy job, or one abroad. First you have to pay for a file, a uniform or a visa.',
    next: ['You get it back with your first salary.', 'Only one place is left, pay today.'],
  },
  investment: {
    name: 'false investment',
    trick:
      'They promise a certain gain. The first are paid with the money of the next, then withdrawals stop.',
    next: ['Pay the tax and your money is released.', 'The more you put in, the more you earn.'],
  },
  romance: {
    name: 'false love story',
    trick:
      'Somebody you have never met speaks of love for weeks. Then comes an emergency, a parcel or a ticket to pay.',
    next: ['If you love me, you will help me.', 'The parcel is held at customs, pay and I will refund you.'],
  },
  sextortion: {
    name: 'blackmail with a picture',
    trick: 'They threaten to publish a picture to make you pay. Paying never ends it.',
    next: ['Last chance, I will send it all to your family.', 'Pay one last time and I will delete it.'],
  },
  marketplace: {
    name: 'false seller or false home',
    trick: 'The offer is too good. They make you pay a deposit for something you have not seen.',
    next: [
      'Another customer is coming, pay the deposit.',
      'I am travelling, my brother will give you the keys.',
    ],
  },
  phishing: {
    name: 'trap link or targeted account',
    trick: 'A link leads to a false page. What you type there goes to a stranger, who takes your account.',
    next: ['Click before tonight or your account closes.', 'Send me the code that you got by mistake.'],
  },
  family_emergency: {
    name: 'false relative in an emergency',
    trick: 'Somebody plays a relative, with a new number and an emergency. Money is needed at once.',
    next: ['I cannot talk, send it first.', 'Tell nobody, I will pay you back tomorrow.'],
  },
  authority: {
    name: 'false police or false court',
    trick: 'They say that they are police, a judge or customs. They scare you to make you pay at once.',
    next: ['Pay now or we come to arrest you.', 'Do not hang up, this is a secret inquiry.'],
  },
  loan: {
    name: 'false loan',
    trick: 'They promise an easy loan. First you have to pay a fee, and the loan never comes.',
    next: ['Only the insurance is missing.', 'Pay the tax too and the loan leaves tonight.'],
  },
  agent_kiosk: {
    name: 'trap at the kiosk',
    trick: 'A customer shows a false SMS, or takes your phone. They leave with money that never arrived.',
    next: ['The network is slow, the SMS is enough, I am in a hurry.', 'It is you who kept my money.'],
  },
  other: {
    name: 'suspicious request',
    trick: 'They win your trust, then rush you to get money, a code or your papers.',
    next: ['It is urgent, decide now.', 'Trust me, talk to nobody about it.'],
  },
};
