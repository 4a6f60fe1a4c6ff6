export { StarRating, type StarRatingProps } from './star-rating.tsx';
export { StarRatingField, type StarRatingFieldProps } from './star-rating-field.tsx';
