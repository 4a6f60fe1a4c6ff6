import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import { sheet } from '../../styles/sheet.css.ts';
import french from './french.constant.ts';
import { ReportView } from './report-view.tsx';
import type { ReportTexts } from './texts.ts';

/** `<scamguard-report>`: tells what happened, without a name, so that others are warned. */
export class ScamGuardReport extends ScamGuardElement<ReportTexts> {
  protected readonly french = french;
  protected readonly textsName = 'report';
  protected override readonly ground = sheet;

  protected draw(widget: Widget<ReportTexts>) {
    return <ReportView widget={widget} />;
  }
}
