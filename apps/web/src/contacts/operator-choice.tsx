import { OPERATORS, OPERATORS_OF, type OperatorId } from '@scamguard/content/contacts';
import { RadioGroup } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';

/** None of those that are named. */
const OTHER = 'other';

export interface OperatorChoiceProps {
  country: string;
  operator: OperatorId | undefined;
  onOperatorChange: (operator: OperatorId | undefined) => void;
}

/** Asks whose customer somebody is, among the operators and wallets of the country. */
export function OperatorChoice({ country, operator, onOperatorChange }: OperatorChoiceProps) {
  const { t } = useLanguage();
  const operators = OPERATORS_OF[country] ?? [];
  if (operators.length === 0) return null;
  return (
    <RadioGroup
      label={t('contacts.operator')}
      name="operator"
      appearance="tiles"
      options={[
        ...operators.map((value) => ({ value, label: OPERATORS[value] })),
        { value: OTHER, label: t('contacts.otherOperator') },
      ]}
      value={operators.find((each) => each === operator) ?? OTHER}
      onValueChange={(value) => onOperatorChange(operators.find((each) => each === value))}
    />
  );
}
