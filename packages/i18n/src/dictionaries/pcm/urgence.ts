import english from '../en/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  urgence: {
    title: 'I don send the money',
    description:
      'Wetin to do sharp sharp after dem scam you: one thing one thing, with numbers for your country. E dey work without network.',
    lead: 'No be your fault. Do one thing at a time.',
    what: 'Wetin dem collect?',
    lost: {
      money: 'Money',
      code: 'Code or password',
      account: 'My account (WhatsApp, Facebook...)',
      app: 'My phone (app wey I install)',
      papers: 'My papers (ID card)',
      image: 'My picture or video',
    },
    when: 'When the money go?',
    ago: { now: 'Just now now', quarter: '15 minutes ago', hour: '1 hour ago', earlier: 'E don tey' },
    minor: 'I never reach 18',
    country: 'Your country',
    start: 'Make we start',
    elapsed: 'Since you send am: {{time}}. Every minute dey count.',
    position: 'Step {{step}} of {{total}}',
    next: 'I don do am, next one',
    previous: 'Go back',
    again: 'Start again',
    noContact: 'We no get number wey we don check for this country. Go the police station wey near you.',
    report: 'Report the scam here',
    chat: 'Talk to the assistant',
    steps: {
      stop: {
        title: 'No talk to them again',
        text: 'No answer them again. No send anything again. Keep the messages and the number.',
        details:
          'You still dey on top phone with them? Cut the call now.\nNo let them know say you don understand.\nSnap the messages before you block them.',
      },
      money: {
        title: 'Call your network or your bank',
        text: 'Tell them make dem block the money, and make dem give you case number.',
        details:
          'Use the correct official number, no be the one wey dey the message.\nGet the transaction code, the time, the amount and the number ready.\nWe no fit promise anything, but every minute dey count.',
      },
      code: {
        title: 'Change your code',
        text: 'Change your code now now, for the official menu of your network. Tell them make dem lock the account.',
        details:
          'If you dey use the same code for another place, change am there too.\nYour SIM no dey work again? Go the shop of your network quick quick, carry your ID card.',
      },
      account: {
        title: 'Collect your account back',
        text: 'Install WhatsApp again and put your number. The new code go comot the other person.',
        details:
          'Sign out the other phones from Facebook and from your email.\nPut the second PIN of WhatsApp.\nTell your people: "No send any money."',
      },
      app: {
        title: 'Comot the app',
        text: 'Off internet for this phone, then comot the app.',
        details:
          'Change your codes from another phone.\nThe app no gree comot? Off the phone, carry am go repairer wey you trust.\nNo open your mobile money for this phone before that.',
      },
      papers: {
        title: 'Guard your name',
        text: 'Tell your network people and your bank. Ask weda dem don open account or SIM with your name.',
        details:
          'Keep the messages wey you use send the papers.\nDem copy your card? Report am for police.\nNo send any oder paper, even if dem say na to cancel.',
      },
      image: {
        title: 'No pay',
        text: 'No answer them again. Keep the proof. Report the account to the app.',
        details:
          'Person wey pay once go pay again.\nHide your friends list, and tell person wey you trust.\nThe fault dey for who dey threaten you, no be you.',
      },
      child: {
        title: 'Talk to one big person today',
        text: 'No be your fault. No pay, no answer again. Show this message to one big person wey you like.',
        details:
          'Dem no go punish you: na the person wey dey threaten you dey do bad thing.\nKeep the messages and the name of the account.\nYou fit call help line for young people by yourself too.',
      },
      summary: {
        title: 'Write wetin happen',
        text: 'Put wetin you know. You fit show am to your network and to police.',
        details: 'No ever write your secret code.',
      },
      complain: {
        title: 'Report am to police',
        text: 'Go the police station wey near you, or use these contacts.',
        details: 'Carry the screenshots and the receipts.\nAsk for case number.',
      },
      rescuers: {
        title: 'Shine your eye for fake helpers',
        text: 'Person say e go help you get your money back, but you go pay first? No pay. Na second scam be that.',
        details: 'Real police no dey ask for money.\nNo give any code to "lawyer" or "hacker".',
      },
      tell: {
        title: 'Talk am, and take care of yourself',
        text: 'Report the scam here, no need for your name. Call person wey you trust. No be your fault.',
        details: 'Your story go protect other people.\nThe shame go quick comot when you talk about am.',
      },
    },
    summary: {
      heading: 'Summary',
      amount: 'How much',
      number: 'Number or account wey collect the money',
      transaction: 'Transaction code',
      story: 'Wetin happen',
      lost: 'Wetin dem collect: {{what}}',
      copy: 'Copy the summary',
      copied: 'You don copy am',
      copyFailed: 'E no gree copy: press the text long.',
      share: 'Send am for WhatsApp',
      print: 'Print',
    },
  },
});
