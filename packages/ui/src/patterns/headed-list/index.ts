export { HeadedList, type HeadedListProps } from './headed-list.tsx';
