export { OtpStep, type OtpStepProps } from './otp-step.tsx';
