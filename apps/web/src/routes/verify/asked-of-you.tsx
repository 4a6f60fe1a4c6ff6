import { CHECKS } from '@scamguard/contracts/checks';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import type { Translate } from '@scamguard/i18n';
import { FollowUp } from '@scamguard/ui';
import { AlertIcon, HideIcon, HomeIcon, MoneyIcon, PhoneIcon, TimeIcon } from '@scamguard/ui/icons';
import { useLocation } from 'wouter';
import { sayAtOnce } from '../../assistance/carried.ts';
import { useLanguage } from '../../language/language-context.ts';
import { linkTo } from '../../screen/links.ts';
import { verifyFormAction } from './answer-place.ts';

const ASKED = {
  money: MoneyIcon,
  code: HideIcon,
  call: PhoneIcon,
  trade: HomeIcon,
  offer: AlertIcon,
  nothing: TimeIcon,
} as const;
const IDS = Object.keys(ASKED) as (keyof typeof ASKED)[];

const heading = (kind: ItemKind) => (kind === 'link' ? 'asked.linkHeading' : 'asked.heading');

/** The question and its answers as they are heard. */
export const askedAloud = (kind: ItemKind, t: Translate): readonly string[] => [
  t(heading(kind)),
  ...IDS.map((id) => t(`asked.${id}.label`)),
];

interface AskedOfYouProps {
  /** What was checked, and as what. */
  kind: ItemKind;
  value: string;
}

/**
 * Asks what the owner of a number, an account or a link wants. The item alone proves nothing, but the wish does. The answer goes
 * to the assistant together with the checked item. Without scripts, both are checked as a message.
 */
export function AskedOfYou({ kind, value }: AskedOfYouProps) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  return (
    <FollowUp
      question={t(heading(kind))}
      action={verifyFormAction('conversation')}
      name={CHECKS.conversation.field}
      answers={IDS.map((id) => ({
        id,
        icon: ASKED[id],
        label: t(`asked.${id}.label`),
        value: `${t(`asked.${id}.said`)}\n${value}`,
      }))}
      onAnswer={(answer) => {
        sayAtOnce(answer.value);
        navigate(linkTo('/chatbot'));
      }}
    />
  );
}
