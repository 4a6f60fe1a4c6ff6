import type { WidgetDictionary } from '../../language/dictionary.ts';

export const tipTexts = ({ site, widgets }: WidgetDictionary) => ({
  messages: { play: site.play, pause: site.pause },
  retry: site.retry,
  ...widgets.tip,
});

export type TipTexts = ReturnType<typeof tipTexts>;
