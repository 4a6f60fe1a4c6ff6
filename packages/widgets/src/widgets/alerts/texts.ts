import type { WidgetDictionary } from '../../language/dictionary.ts';

export const alertsTexts = ({ site, widgets }: WidgetDictionary) => ({
  why: widgets.why,
  messages: {},
  listen: { play: site.play, pause: site.pause, mute: site.speech.unsupported },
  retry: site.retry,
  ...widgets.alerts,
});

export type AlertsTexts = ReturnType<typeof alertsTexts>;
