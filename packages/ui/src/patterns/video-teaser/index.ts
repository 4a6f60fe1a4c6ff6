export { VideoTeaser, type VideoTeaserProps } from './video-teaser.tsx';
