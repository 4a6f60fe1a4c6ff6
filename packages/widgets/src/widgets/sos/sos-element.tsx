import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import { sheet } from '../../styles/sheet.css.ts';
import french from './french.constant.ts';
import { SosView } from './sos-view.tsx';
import type { SosTexts } from './texts.ts';

/** `<scamguard-sos>`: first aid for somebody who was scammed, one action a step. */
export class ScamGuardSos extends ScamGuardElement<SosTexts> {
  protected readonly french = french;
  protected readonly textsName = 'sos';
  protected override readonly ground = sheet;

  protected draw(widget: Widget<SosTexts>) {
    return <SosView widget={widget} />;
  }
}
