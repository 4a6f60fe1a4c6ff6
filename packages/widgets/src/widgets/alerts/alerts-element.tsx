import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import { sheet } from '../../styles/sheet.css.ts';
import { AlertsView } from './alerts-view.tsx';
import french from './french.constant.ts';
import type { AlertsTexts } from './texts.ts';

/** `<scamguard-alerts>`: the schemes that are going round now. */
export class ScamGuardAlerts extends ScamGuardElement<AlertsTexts> {
  protected readonly french = french;
  protected readonly textsName = 'alerts';
  protected override readonly ground = sheet;

  protected draw(widget: Widget<AlertsTexts>) {
    return <AlertsView widget={widget} />;
  }
}
