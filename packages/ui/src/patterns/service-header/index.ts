export { ServiceHeader, type ServiceHeaderProps } from './service-header.tsx';
