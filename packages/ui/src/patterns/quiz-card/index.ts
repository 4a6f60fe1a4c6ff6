export { type QuizAnswer, QuizCard, type QuizCardProps, type QuizFeedback } from './quiz-card.tsx';
