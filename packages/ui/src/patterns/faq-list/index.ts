export { type Faq, FaqList, type FaqListProps } from './faq-list.tsx';
