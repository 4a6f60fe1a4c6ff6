export { GuideBanner, type GuideBannerProps } from './guide-banner.tsx';
