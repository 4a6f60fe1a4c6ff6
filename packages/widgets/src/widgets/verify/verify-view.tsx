import type { ItemKind } from '@scamguard/engine/vocabulary';
import { VerifyForm } from '@scamguard/ui/verify-form';
import { VisuallyHidden } from '@scamguard/ui/visually-hidden';
import type { ReactNode } from 'react';
import { pageOf } from '../../element/server-needs.ts';
import type { Widget } from '../../element/widget.ts';
import type { createChecks } from './checks.ts';
import french from './french.constant.ts';
import KINDS from './kinds.constant.ts';
import type { VerifyTexts } from './texts.ts';
import { VerifyAnswer } from './verify-answer.tsx';

/** The page of the site where somebody can say more. */
const ASSISTANT = '/chatbot';

/** The kinds that the page's author has asked for, in their order; all four unless some are named. */
export function kindsIn(attribute: string | null): ItemKind[] {
  const all = Object.keys(KINDS) as ItemKind[];
  const asked = (attribute ?? '').split(/[\s,]+/).filter((name): name is ItemKind => name in KINDS);
  return asked.length > 0 ? [...new Set(asked)] : all;
}

interface VerifyViewProps {
  widget: Widget<VerifyTexts>;
  checks: ReturnType<typeof createChecks>;
}

/** The form with its answer underneath. */
export function VerifyView({ widget, checks }: VerifyViewProps) {
  const { texts, language, attribute, server } = widget;
  const kinds = kindsIn(attribute('kinds'));
  const { values, answers, kind } = checks.read();

  const resultOf = (each: ItemKind): ReactNode => {
    const answer = answers[each];
    if (answer?.state === 'busy') {
      return (
        <output>
          <VisuallyHidden>{texts.busy}</VisuallyHidden>
        </output>
      );
    }
    return (
      answer?.state === 'done' && (
        <VerifyAnswer
          kind={each}
          texts={texts}
          spokenTexts={language === 'en' ? texts : french}
          speaker={widget}
          assistant={server.address && pageOf(server, ASSISTANT)}
          answer={answer}
        />
      )
    );
  };
  const perKind = <Value,>(of: (each: ItemKind) => Value) =>
    Object.fromEntries(kinds.map((each) => [each, of(each)]));

  return (
    <VerifyForm
      label={texts.tabs}
      helpTitle={texts.helpHeading}
      busyLabel={texts.busy}
      kinds={kinds.map((each) => ({
        kind: each,
        ...KINDS[each],
        ...texts.kinds[each],
        action: '',
      }))}
      kind={kind && kinds.includes(kind) ? kind : (kinds[0] as ItemKind)}
      onKindChange={checks.open}
      values={values}
      onValueChange={checks.type}
      busy={kinds.filter((each) => answers[each]?.state === 'busy')}
      errors={perKind((each) => answers[each]?.why)}
      onSubmit={(each) => void checks.check(each)}
      results={perKind(resultOf)}
    />
  );
}
