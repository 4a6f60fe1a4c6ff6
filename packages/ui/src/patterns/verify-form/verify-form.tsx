'use client';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/index.ts';
import { TabPanel, Tabs } from '../../components/tabs/index.ts';
import * as css from './verify-form.css.ts';
import type { VerifyKind } from './verify-kind.ts';
import { VerifyPanel } from './verify-panel.tsx';

export interface VerifyFormProps<Kind extends string> {
  /** The choice that the tabs offer, for screen readers. */
  label: string;
  /** Heads every help box. */
  helpTitle: string;
  /** On the button while a check is under way. */
  busyLabel: string;
  kinds: readonly VerifyKind<Kind>[];
  /** The open tab. */
  kind: Kind;
  onKindChange: (kind: Kind) => void;
  /** What was typed, kept per kind. */
  values: Readonly<Record<Kind, string>>;
  onValueChange: (kind: Kind, value: string) => void;
  /** The kinds being checked now. */
  busy?: readonly Kind[];
  /** The error of the field, by kind. */
  errors?: Readonly<Partial<Record<Kind, string>>>;
  /** Called with an empty value too, so that the caller can say that one is needed. */
  onSubmit: (kind: Kind) => void;
  /** Other ways to fill the field, kept per kind: a PictureButton. */
  extras?: Readonly<Partial<Record<Kind, ReactNode>>>;
  /** The content under the form, kept by kind: a ResultPanel, its skeleton, an ErrorState. */
  results?: Readonly<Partial<Record<Kind, ReactNode>>>;
}

/**
 * Checks a link, a profile, a number or a conversation: one card, a tab for each kind where there are several. The answer to
 * the open one stands under the card and is as wide: a verdict needs the room.
 */
export function VerifyForm<Kind extends string>({
  label,
  helpTitle,
  busyLabel,
  kinds,
  kind,
  onKindChange,
  values,
  onValueChange,
  busy,
  errors,
  onSubmit,
  extras,
  results,
}: VerifyFormProps<Kind>) {
  const items = kinds.map(({ kind: value, tab, icon }) => ({ value, label: tab, icon }));
  const panels = kinds.map((each) => (
    <VerifyPanel
      key={each.kind}
      texts={each}
      helpTitle={helpTitle}
      busyLabel={busyLabel}
      value={values[each.kind]}
      onValueChange={(value) => onValueChange(each.kind, value)}
      busy={busy?.includes(each.kind) ?? false}
      error={errors?.[each.kind]}
      onSubmit={() => onSubmit(each.kind)}
      extra={extras?.[each.kind]}
    />
  ));
  const result = results?.[kind];
  return (
    <div className={css.form}>
      <Card>
        {/* If there is only one kind, a tab would ask for a press that leads nowhere. */}
        {panels.length === 1 ? (
          panels
        ) : (
          <div className={css.form}>
            <Tabs label={label} items={items} value={kind} onValueChange={onKindChange}>
              {kinds.map((each, place) => (
                <TabPanel key={each.kind} value={each.kind}>
                  {panels[place]}
                </TabPanel>
              ))}
            </Tabs>
          </div>
        )}
      </Card>
      {result && <div key={kind}>{result}</div>}
    </div>
  );
}
