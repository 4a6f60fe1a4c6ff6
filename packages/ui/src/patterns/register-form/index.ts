export { RegisterForm, type RegisterFormProps, type RegisterValues } from './register-form.tsx';
