export { VoiceNavButton, type VoiceNavButtonProps, type VoiceNavState } from './voice-nav-button.tsx';
