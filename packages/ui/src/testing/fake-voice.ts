/** What a fake voice was asked to do. */
export interface FakeVoice {
  readonly said: string[];
  /** Tells the last utterance that it has been read to its end. */
  readonly finish: () => void;
  /** Gives the browser its own voice back. */
  readonly restore: () => void;
}

class FakeUtterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Puts a voice that keeps silent in place of the browser's; without one when `available` is false. */
export function installFakeVoice(available = true): FakeVoice {
  const before = ['speechSynthesis', 'SpeechSynthesisUtterance'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  const said: string[] = [];
  let queue: FakeUtterance[] = [];
  const voice = {
    speak(utterance: FakeUtterance) {
      said.push(utterance.text);
      queue.push(utterance);
    },
    cancel() {
      const cancelled = queue;
      queue = [];
      for (const utterance of cancelled) utterance.dispatchEvent(new Event('error'));
    },
  };
  Reflect.deleteProperty(window, 'speechSynthesis');
  if (available) Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true });
  return {
    said,
    finish: () => queue.at(-1)?.dispatchEvent(new Event('end')),
    restore() {
      for (const [name, descriptor] of before) {
        Reflect.deleteProperty(window, name);
        if (descriptor) Object.defineProperty(window, name, descriptor);
      }
    },
  };
}
