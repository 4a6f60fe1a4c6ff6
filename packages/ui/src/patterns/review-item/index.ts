export { ReviewItem, type ReviewItemProps, ReviewItems, type ReviewItemsProps } from './review-item.tsx';
