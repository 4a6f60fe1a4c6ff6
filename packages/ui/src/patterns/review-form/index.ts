export { ReviewForm, type ReviewFormProps } from './review-form.tsx';
