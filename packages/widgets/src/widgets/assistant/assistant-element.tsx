import { ScamGuardElement } from '../../element/scamguard-element.tsx';
import type { Widget } from '../../element/widget.ts';
import { AssistantView } from './assistant-view.tsx';
import french from './french.constant.ts';
import { createTalk } from './talk.ts';
import type { AssistantTexts } from './texts.ts';

/** `<scamguard-assistant>`: a button at the edge of the page that opens the interview. */
export class ScamGuardAssistant extends ScamGuardElement<AssistantTexts> {
  protected readonly french = french;
  protected readonly textsName = 'assistant';
  #isOpen = false;
  readonly #talk = createTalk(
    () => this.widget,
    () => this.redraw(),
  );

  /** Opens the talk. */
  open(): void {
    this.#setOpen(true);
  }

  /** Closes the talk; it goes on where it was when it is opened again. */
  close(): void {
    this.#setOpen(false);
  }

  #setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.redraw();
  }

  protected draw(widget: Widget<AssistantTexts>) {
    return (
      <AssistantView
        widget={widget}
        talk={this.#talk}
        open={this.#isOpen}
        onOpenChange={(isOpen) => this.#setOpen(isOpen)}
      />
    );
  }
}
