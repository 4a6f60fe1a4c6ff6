export { Anchor } from './anchor.tsx';
export type { LinkComponent, LinkComponentProps } from './link-context.ts';
export { enMessages, frMessages, type UiMessages } from './messages.ts';
export { useMessages } from './messages-context.ts';
export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
