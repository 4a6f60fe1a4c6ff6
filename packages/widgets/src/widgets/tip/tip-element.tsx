import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import french from './french.constant.ts';
import type { TipTexts } from './texts.ts';
import { TipView } from './tip-view.tsx';

/** `<scamguard-tip>`: one thing to remember today. */
export class ScamGuardTip extends ScamGuardElement<TipTexts> {
  protected readonly french = french;
  protected readonly textsName = 'tip';

  protected draw(widget: Widget<TipTexts>) {
    return <TipView widget={widget} />;
  }
}
