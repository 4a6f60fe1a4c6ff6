import type { WidgetDictionary } from '../../language/dictionary.ts';

export const alertsTexts = ({ site, widgets }: WidgetDictionary) => ({
  messages: {},
  retry: site.retry,
  ...widgets.alerts,
});

export type AlertsTexts = ReturnType<typeof alertsTexts>;
