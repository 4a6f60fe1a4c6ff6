import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import { createChecks } from './checks.ts';
import french from './french.constant.ts';
import type { VerifyTexts } from './texts.ts';
import { kindsIn, VerifyView } from './verify-view.tsx';

/** `<scamguard-verify>`: checks a link, a profile, a number or a conversation. */
export class ScamGuardVerify extends ScamGuardElement<VerifyTexts> {
  protected readonly french = french;
  protected readonly textsName = 'verify';
  readonly #checks = createChecks(
    () => this.widget,
    () => this.redraw(),
  );

  /**
   * Checks something as if the visitor had typed it.
   *
   * @param kind the first of the element's kinds unless given.
   * @returns what was found; undefined where there is no answer, which the element says to the visitor.
   */
  check(value: string, kind?: ItemKind): Promise<VerificationResult | undefined> {
    const chosen = kind ?? (kindsIn(this.kinds)[0] as ItemKind);
    this.#checks.open(chosen);
    this.#checks.type(chosen, value);
    return this.#checks.check(chosen);
  }

  protected override speakAnew(): void {
    this.#checks.translate();
  }

  protected draw(widget: Widget<VerifyTexts>) {
    return <VerifyView widget={widget} checks={this.#checks} />;
  }
}
