export { text as headedText } from './headed-list.css.ts';
export { HeadedList, type HeadedListProps } from './headed-list.tsx';
