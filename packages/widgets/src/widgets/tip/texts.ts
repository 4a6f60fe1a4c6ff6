import type { WidgetDictionary } from '../../language/dictionary.ts';

export const tipTexts = ({ site, widgets }: WidgetDictionary) => ({
  why: widgets.why,
  messages: {},
  listen: { play: site.play, pause: site.pause, mute: site.speech.unsupported },
  retry: site.retry,
  ...widgets.tip,
});

export type TipTexts = ReturnType<typeof tipTexts>;
