import type { PracticeResult } from '@scamguard/contracts';
import { HighlightedText, Inline, type QuizAnswer, QuizCard, type TextMark } from '@scamguard/ui';
import { ConversationIcon, MailIcon, MessageIcon, PhoneIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { ReadAloud } from '../../speech/read-aloud.tsx';

const ICONS = { sms: MessageIcon, whatsapp: ConversationIcon, email: MailIcon, call: PhoneIcon };

interface PracticeMessageProps {
  message: PracticeResult;
  /** Its place, counted from 1. */
  number: number;
  count: number;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
}

/** One message: is it a scam? Then what it was, and what shows it. */
export function PracticeMessage({ message, number, count, onAnswer, onNext }: PracticeMessageProps) {
  const { t } = useLanguage();
  const [answered, setAnswered] = useState<{ id: string; answer: QuizAnswer }>();
  const answer = answered?.id === message.id ? answered.answer : undefined;
  const truth: QuizAnswer = message.isScam ? 'scam' : 'honest';
  const isRight = answer === truth;
  const title = t(isRight ? 'simulation.right' : 'simulation.wrong');
  const text = `${t(message.isScam ? 'simulation.wasScam' : 'simulation.wasHonest')} ${message.explanation}`;
  const handleAnswer = (given: QuizAnswer) => {
    setAnswered({ id: message.id, answer: given });
    onAnswer(given === truth);
  };
  return (
    <QuizCard
      question={t('simulation.question')}
      position={t('simulation.position', { number, count })}
      message={{ sender: message.sender, icon: ICONS[message.channel], text: message.message }}
      listen={<ReadAloud text={`${message.sender}. ${message.message}`} label={t('simulation.listen')} />}
      answers={{ scam: t('simulation.scam'), honest: t('simulation.honest') }}
      {...(answer && { answer })}
      onAnswer={handleAnswer}
      {...(answer && {
        feedback: {
          isRight,
          title,
          text,
          details: (
            <>
              <Inline>
                <ReadAloud
                  text={[title, text, ...message.clues.map(({ reason }) => reason)].join('\n')}
                  label={t('simulation.listenAnswer')}
                />
              </Inline>
              <HighlightedText
                label={t('simulation.clues')}
                text={message.message}
                marks={marksOf(message)}
                emptyNote=""
                backLabel={t('simulation.back')}
              />
            </>
          ),
          next: {
            label: t(number === count ? 'simulation.finish' : 'simulation.next'),
            onNext,
          },
        },
      })}
    />
  );
}

/** The clues stand in the message letter by letter. */
function marksOf({ message, clues, isScam }: PracticeResult): TextMark[] {
  return clues.map(({ text, reason }) => {
    const start = message.indexOf(text);
    return { span: [start, start + text.length], reason, level: isScam ? 'danger' : 'info' };
  });
}
