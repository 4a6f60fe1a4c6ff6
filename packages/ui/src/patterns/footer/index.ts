export { type ContactLine, Footer, type FooterLanguage, type FooterProps } from './footer.tsx';
