import type { FollowUpWording, InterviewWording, SayWording } from '../wording.ts';

export const say: SayWording = {
  welcome:
    'Hello. Tell me what is happening, or paste the message, the link or the number. Never write a secret code.',
  'secret-hidden':
    'I have hidden a number or a word that may be a secret code. I did not keep it. Do not write it to anybody, not even here.',
  despair:
    'What you are going through is very hard, and it is not your fault. Your life matters more than anything. Call somebody you trust now, and stay with someone. The emergency services of your country can help you too.',
  panic: 'Breathe. I am here. Send nothing and do not answer for now. We go step by step.',
  insult: 'I understand your anger. I am still here to help you.',
  thanks: 'You are welcome. Take care of yourself.',
  greeting: 'Hello.',
  'not-understood': 'I did not quite understand. Touch an answer, or write in English or French.',
  'moving-on': 'Never mind, let us go on.',
  saw: 'I looked at what you wrote. This is what I see in it:',
  'saw-nothing': 'I looked at what you wrote. I see nothing suspicious in it, but that proves nothing.',
  'saw-official': 'I looked at what you wrote:',
  'hang-up': 'Hang up now. You owe this person nothing.',
  'first-aid': 'It is not your fault. Stop answering and send nothing more. Do this at once:',
  'why-asked': 'Your answers show me whether this is a trap. Then I tell you what to do.',
  'new-case': 'New analysis.',
  'changed-subject': 'Good, let us talk about this: {situation}.',
  'signs-of-all':
    'Three signs nearly always come back: they rush you, they ask for money first or for a code, and they keep you from talking about it.',
  danger: 'Danger. This is very probably a scam.',
  'danger-in': 'Danger. This is very probably a scam: {situation}.',
  caution: 'Be careful. Several points are suspicious. Send nothing before you have checked.',
  'caution-in':
    'Be careful. Several points are suspicious: {situation}. Send nothing before you have checked.',
  unknown: 'I found nothing suspicious. That does not prove that it is honest: stay careful.',
  safe: 'What you describe was confirmed by a reliable source. Still keep your codes to yourself.',
  'do-now': 'Do this now:',
  'they-will-say': 'They will probably tell you:',
  'no-reason': 'Nothing of what you said is a known sign of a scam.',
  'say-more': 'You can ask me a question, or start a new analysis.',
  'under-18': 'Talk to an adult you trust today, and go to the police together. You have done nothing wrong.',
};

export const followUps: FollowUpWording = {
  'what-now': 'What do I do now?',
  why: 'Why?',
  'what-will-they-say': 'What will they say?',
  restart: 'New analysis',
};

export const firstAid: InterviewWording['firstAid'] = {
  money:
    'Call your operator or your bank, on their official number. Ask them to block the money and for a case number. Every minute counts.',
  code: "Change your code now, in the operator's official menu. Ask to have the account locked.",
  account: 'Install WhatsApp again with your number, sign out the other devices and warn your contacts.',
  app: 'Turn off data and Wi-Fi. Uninstall the application. Change your codes from another phone.',
  papers: 'Keep the evidence, and tell your bank and your operator that your papers are gone.',
  image:
    'Do not pay. Keep the evidence and report the account to the platform. Under 18: talk to an adult and go to the police today.',
};
