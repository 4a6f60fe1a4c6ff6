import { TextLink } from '../components/text-link/index.ts';
import type { LoginFormProps, LoginValues } from '../patterns/login-form/index.ts';
import type { OtpStepProps } from '../patterns/otp-step/index.ts';
import type { RegisterFormProps, RegisterValues } from '../patterns/register-form/index.ts';
import { countryNames } from './sample-reports.ts';

const ignore = () => undefined;

export const noLogin: LoginValues = { phoneOrEmail: '', password: '', remember: false };

/** Signing in, with the specification's fields. */
export const loginForm: LoginFormProps = {
  values: noLogin,
  onChange: ignore,
  onSubmit: ignore,
  labels: {
    phoneOrEmail: 'Téléphone ou e-mail',
    password: 'Mot de passe',
    remember: 'Se souvenir de moi',
  },
  forgotten: { label: 'Mot de passe oublié ?', href: '/auth/password' },
  submitLabel: 'Se connecter',
  busyLabel: 'Connexion...',
};

export const noRegistration: RegisterValues = {
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

/** Signing up, with the specification's fields. */
export const registerForm: RegisterFormProps = {
  values: noRegistration,
  onChange: ignore,
  onSubmit: ignore,
  labels: {
    phoneNumber: 'Numéro de téléphone',
    password: 'Mot de passe',
    confirmPassword: 'Confirmez le mot de passe',
  },
  phoneHelp: 'Nous y enverrons un code à 6 chiffres.',
  passwordHelp: 'Au moins 8 signes. Trois mots qui vous parlent suffisent.',
  terms: (
    <>
      J’accepte les <TextLink href="/terms">conditions d’utilisation</TextLink>
    </>
  ),
  countryNames,
  submitLabel: 'S’inscrire',
  busyLabel: 'Inscription...',
};

/** The code that was sent to a number. */
export const otpStep: OtpStepProps = {
  title: 'Entrez le code',
  text: 'Un code a été envoyé au +229\u00a001\u00a097\u00a000\u00a000\u00a000.',
  label: 'Code de vérification',
  value: '',
  onValueChange: ignore,
  onSubmit: ignore,
  submitLabel: 'Vérifier le code',
  busyLabel: 'Vérification...',
  resend: { label: 'Renvoyer le code', onResend: ignore },
  back: { label: 'Retour à l’inscription', onBack: ignore },
};

/** Names of those who can vouch for a visitor, where they are set up. */
export const providers = [
  { label: 'Continuer avec Google', href: '/api/auth/oidc/google' },
  { label: 'Continuer avec Facebook', href: '/api/auth/oidc/facebook' },
] as const;
