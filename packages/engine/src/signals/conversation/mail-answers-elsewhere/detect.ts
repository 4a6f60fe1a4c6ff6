import { MAILBOXES } from '../../../knowledge/mailboxes.ts';
import { mailHeadIn } from '../../../reading/mail-head.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A company that writes from its own domain answers there too: only who took its name needs a free mailbox. */
export const mailAnswersElsewhere = signal(definition, ({ value }) => {
  const head = mailHeadIn(value);
  const site = head?.from.site ?? '';
  const other = head?.answersTo?.site ?? site;
  if (!head || other === site || !MAILBOXES.has(other) || MAILBOXES.has(site)) return ABSENT;
  return seen({ site, other }, { span: head.span });
});
