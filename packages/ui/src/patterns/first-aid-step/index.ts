export { FirstAidStep, type FirstAidStepProps } from './first-aid-step.tsx';
