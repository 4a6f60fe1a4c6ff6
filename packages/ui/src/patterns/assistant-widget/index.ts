export { AssistantButton, type AssistantButtonProps } from './assistant-button.tsx';
export { AssistantWidget, type AssistantWidgetProps } from './assistant-widget.tsx';
