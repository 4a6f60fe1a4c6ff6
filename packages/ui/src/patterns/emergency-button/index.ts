export { EmergencyButton, type EmergencyButtonProps } from './emergency-button.tsx';
