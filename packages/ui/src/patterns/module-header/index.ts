export { ModuleHeader, type ModuleHeaderProps } from './module-header.tsx';
