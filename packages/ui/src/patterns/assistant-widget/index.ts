export { AssistantWidget, type AssistantWidgetProps } from './assistant-widget.tsx';
