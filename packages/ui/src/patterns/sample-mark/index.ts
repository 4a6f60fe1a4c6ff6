export { SampleMark, type SampleMarkProps } from './sample-mark.tsx';
