import type { WidgetDictionary } from '../../language/dictionary.ts';

export const sosTexts = ({ site, widgets }: WidgetDictionary) => ({
  why: widgets.why,
  messages: {},
  listen: { play: site.play, pause: site.pause, mute: site.speech.unsupported },
  retry: site.retry,
  ...widgets.sos,
});

export type SosTexts = ReturnType<typeof sosTexts>;
