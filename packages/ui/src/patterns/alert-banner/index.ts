export { AlertBanner, type AlertBannerProps } from './alert-banner.tsx';
