export { type Captions, VideoPlayer, type VideoPlayerProps, type VideoSource } from './video-player.tsx';
