export { HeroBanner, type HeroBannerProps } from './hero-banner.tsx';
