import { actions } from './actions.ts';
import { chat } from './chat.ts';
import { content } from './content.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import type { Guides } from './guide.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';
import { reports } from './reports.ts';
import { verdicts } from './verdicts.ts';

/** What the page of each component says beside its description. */
export const guides: Guides = {
  ...actions,
  ...chat,
  ...content,
  ...feedback,
  ...fields,
  ...media,
  ...pages,
  ...reports,
  ...verdicts,
};
