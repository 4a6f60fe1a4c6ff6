export { type LanguageOption, LanguagePicker, type LanguagePickerProps } from './language-picker.tsx';
