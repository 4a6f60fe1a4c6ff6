export { type ContactOption, ContactOptions, type ContactOptionsProps } from './contact-options.tsx';
