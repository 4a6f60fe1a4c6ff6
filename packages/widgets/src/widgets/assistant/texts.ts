import type { WidgetDictionary } from '../../language/dictionary.ts';

export const assistantTexts = ({ site, widgets }: WidgetDictionary) => ({
  why: widgets.why,
  messages: { clear: site.clear, close: site.close },
  listen: { play: site.play, pause: site.pause, mute: site.speech.unsupported },
  close: site.close,
  retry: site.retry,
  ...widgets.assistant,
});

export type AssistantTexts = ReturnType<typeof assistantTexts>;
