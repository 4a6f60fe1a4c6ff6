import { OPERATORS, OPERATORS_OF } from '@scamguard/content/contacts';
import { Stack } from '@scamguard/ui';
import { useTakenOver } from '../screen/use-taken-over.ts';
import { ContactList } from './contact-list.tsx';
import { callsOfOperator } from './country-contacts.ts';
import { FindNumber } from './find-number.tsx';
import { OperatorChoice, type OperatorChoiceProps } from './operator-choice.tsx';
import { useContacts } from './use-contacts.ts';

/**
 * Says how to reach an operator. If the visitor's operator is not known, the question for it comes first; otherwise it comes
 * last. If no number is proven, it says how to find one. Without scripts, the operator was asked before.
 */
export function OperatorCalls({ country, operator, onOperatorChange }: OperatorChoiceProps) {
  const isInBrowser = useTakenOver();
  const contacts = useContacts(country);
  const chosen = OPERATORS_OF[country]?.find((each) => each === operator);
  const calls = chosen === undefined ? [] : callsOfOperator(chosen, contacts);
  const choice = isInBrowser && (
    <OperatorChoice country={country} operator={chosen} onOperatorChange={onOperatorChange} />
  );
  return (
    <Stack gap="medium">
      {chosen === undefined && choice}
      <ContactList contacts={calls} />
      {calls.every(({ purpose }) => purpose === 'menu') && (
        <FindNumber name={chosen === undefined ? undefined : OPERATORS[chosen]} />
      )}
      {chosen !== undefined && choice}
    </Stack>
  );
}
