import type { WidgetDictionary } from '../../language/dictionary.ts';

export const sosTexts = ({ site, widgets }: WidgetDictionary) => ({
  messages: { play: site.play, pause: site.pause },
  retry: site.retry,
  ...widgets.sos,
});

export type SosTexts = ReturnType<typeof sosTexts>;
