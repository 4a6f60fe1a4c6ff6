export { WovenBand, type WovenBandProps } from './woven-band.tsx';
