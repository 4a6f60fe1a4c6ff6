import { type UiMessages, UiProvider } from '@scamguard/ui/ui-provider';
import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';
import { isRefused, Unavailable } from '../data/failures.ts';
import { answersIn, languageOf, type WidgetLanguage } from '../language/languages.ts';
import { type LoadedTexts, loadTexts } from '../language/load-texts.ts';
import '../styles/themes/light.css.ts';
import { SCRIPT_SOURCE } from '../script-source.ts';
import { frame, note } from '../styles/host.css.ts';
import { registerUnits, sharedSheet } from '../styles/sheet.ts';
import { prefersDark, type Theme, themeSheet } from '../styles/themes.ts';
import { VERSION } from '../version.ts';
import { ATTRIBUTES, checkAttribute, NEAR_MISSES, originOf } from './attributes.ts';
import { submitByPress } from './submit-by-press.ts';
import type { Fail, Widget, WidgetEvents } from './widget.ts';

/** On a server there are no elements; the module can be imported there all the same. */
const PageElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** The texts of one element, with those that its components say themselves. */
export interface ElementTexts {
  readonly messages: Partial<UiMessages>;
  /** Why nothing came. */
  readonly why: { readonly offline: string; readonly silent: string };
}

/**
 * The common part of all elements: a shadow root that nothing leaks into or out of, attributes, language, theme and events. The
 * content survives being moved about the page.
 */
export abstract class ScamGuardElement<Texts extends ElementTexts> extends PageElement {
  static readonly version = VERSION;
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, ...NEAR_MISSES];

  /** Its texts in French, and the name of their like in the files of the other languages. */
  protected abstract readonly french: Texts;
  protected abstract readonly textsName: string;
  /** Class of what lies under it, for elements without a card of their own. */
  protected readonly ground: string = '';
  protected abstract draw(widget: Widget<Texts>): ReactNode;
  /** Another language is spoken from now on. */
  protected speakAnew(): void {}

  declare theme: Theme | null;
  declare size: 'small' | 'large' | null;
  declare api: string | null;
  declare partnerKey: string | null;
  declare country: string | null;
  declare kinds: string | null;

  static {
    for (const name of ATTRIBUTES) {
      const property = name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
      if (property in PageElement.prototype) continue;
      Object.defineProperty(this.prototype, property, {
        enumerable: true,
        get(this: HTMLElement) {
          return this.getAttribute(name);
        },
        set(this: HTMLElement, value: unknown) {
          if (value === null || value === undefined) this.removeAttribute(name);
          else this.setAttribute(name, String(value));
        },
      });
    }
  }

  #texts: Texts | undefined;
  #unreviewed: string | undefined;
  #language: WidgetLanguage = 'fr';
  #isReady = false;
  readonly #shadow = this.attachShadow({ mode: 'open' });

  readonly #watcher = new MutationObserver(() => this.#speak());

  connectedCallback(): void {
    registerUnits();
    this.#watcher.observe(document, { subtree: true, attributeFilter: ['lang'] });
    this.#shadow.addEventListener('click', submitByPress);
    prefersDark().addEventListener('change', this.#dress);
    this.#dress();
    void this.#speak();
  }

  disconnectedCallback(): void {
    // Being moved takes an element out and puts it in again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#watcher.disconnect();
      prefersDark().removeEventListener('change', this.#dress);
      render(null, this.#shadow);
    });
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    checkAttribute(this.localName, name, value);
    if (!this.isConnected) return;
    if (name === 'theme') this.#dress();
    else if (name === 'lang') void this.#speak();
    else this.redraw();
  }

  /** Tells the page around it what has happened. */
  protected emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  /** Tells the page of a failure, and the visitor of its cause. */
  readonly #fail: Fail = (error, sentence) => {
    const wasRefused = isRefused(error);
    this.emit('scamguard-error', { code: wasRefused ? 'refused' : 'unavailable' });
    const { offline, silent } = this.widget.texts.why;
    // A file that does not come may be stopped by the page: then nobody knows why.
    const known = error instanceof Unavailable ? ` ${silent}` : '';
    return (wasRefused && error.message) || sentence + (navigator.onLine ? known : ` ${offline}`);
  };

  /** What it is drawn from now. */
  protected get widget(): Widget<Texts> {
    const language = answersIn(this.#language);
    return {
      chosen: this.#language,
      language,
      texts: this.#texts ?? this.french,
      server: { address: this.#address, key: this.getAttribute('partner-key'), language },
      emit: (name, detail) => this.emit(name, detail),
      fail: this.#fail,
      attribute: (name) => this.getAttribute(name),
    };
  }

  protected redraw(): void {
    if (!this.isConnected || !this.#texts) return;
    const { widget } = this;
    const view = (
      <div className={`${frame} ${this.ground}`} lang={widget.language}>
        <UiProvider messages={widget.texts.messages as UiMessages}>{this.draw(widget)}</UiProvider>
        {this.#unreviewed && <p className={note}>{this.#unreviewed}</p>}
      </div>
    );
    render(view as ComponentChild, this.#shadow);
  }

  get #address(): string | undefined {
    return originOf(this.getAttribute('api')) ?? originOf(SCRIPT_SOURCE);
  }

  readonly #dress = async (): Promise<void> => {
    const light = sharedSheet();
    const theme = this.getAttribute('theme');
    const over = themeSheet(theme);
    if (!over || this.#shadow.adoptedStyleSheets.length === 0) this.#shadow.adoptedStyleSheets = [light];
    // Without its file a theme is the light one.
    const sheet = await over?.catch(() => undefined);
    if (sheet && this.getAttribute('theme') === theme) this.#shadow.adoptedStyleSheets = [light, sheet];
  };

  /** Fetches the texts of another language than French; without them it speaks French and says so in `lang`. */
  async #speak(): Promise<void> {
    const language = languageOf(this);
    const loaded: LoadedTexts<Texts> | undefined =
      language === 'fr'
        ? { texts: this.french }
        : await loadTexts<Texts>(language, this.textsName, this.#shadow).catch(() => undefined);
    if (!this.isConnected || language !== languageOf(this)) return;
    this.#texts = loaded?.texts ?? this.french;
    this.#unreviewed = loaded?.unreviewed;
    const spoken = loaded ? language : 'fr';
    if (spoken !== this.#language) {
      this.#language = spoken;
      this.speakAnew();
    }
    this.redraw();
    if (this.#isReady) return;
    this.#isReady = true;
    this.emit('scamguard-ready', { element: this.localName });
  }
}
