export { Fold, type FoldProps } from './fold.tsx';
