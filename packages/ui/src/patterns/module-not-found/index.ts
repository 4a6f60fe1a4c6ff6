export { ModuleNotFound, type ModuleNotFoundProps } from './module-not-found.tsx';
