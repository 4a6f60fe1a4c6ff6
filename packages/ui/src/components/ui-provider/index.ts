export { Anchor } from './anchor.tsx';
export { enMessages, frMessages, type UiMessages } from './messages.ts';
export {
  type LinkComponent,
  type LinkComponentProps,
  UiProvider,
  type UiProviderProps,
  useMessages,
} from './ui-provider.tsx';
