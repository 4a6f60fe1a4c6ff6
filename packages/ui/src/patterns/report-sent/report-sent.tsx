import { forwardRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { DoneIcon, ReportIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './report-sent.css.ts';

export interface ReportSentProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  /** "Signalement envoyé avec succès!". */
  title: string;
  /** "Merci d'avoir contribué à la sécurité de la communauté.". */
  text: string;
  headingLevel?: 1 | 2;
  /** What happens now, and what to do if money is gone. */
  children?: ReactNode;
  /** Goes back to an empty form; with `href`, the page that has one, it is a link that works without scripts too. */
  again: { readonly label: string; readonly onAgain: () => void; readonly href?: string };
}

const looks = { variant: 'secondary', width: 'fullOnPhone', icon: ReportIcon } as const;

/** Does it on this page instead of loading another. */
const stay = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** The report has arrived. The ref takes the focus when it appears, so that it is read out. */
export const ReportSent = forwardRef<HTMLElement, ReportSentProps>(function ReportSent(
  { title, text, headingLevel = 2, children, again, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} tabIndex={-1} {...withoutStyling(rest)} ref={ref} className={css.sent}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon of={DoneIcon} size="large" />
        </span>
        <Heading id={titleId} level={headingLevel} size="headline">
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
      </div>
      {children}
      <div>
        {again.href ? (
          <LinkButton {...looks} href={again.href} onClick={stay(again.onAgain)}>
            {again.label}
          </LinkButton>
        ) : (
          <Button {...looks} onClick={again.onAgain}>
            {again.label}
          </Button>
        )}
      </div>
    </section>
  );
});
