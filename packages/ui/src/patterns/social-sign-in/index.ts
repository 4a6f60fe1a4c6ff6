export { type SignInProvider, SocialSignIn, type SocialSignInProps } from './social-sign-in.tsx';
