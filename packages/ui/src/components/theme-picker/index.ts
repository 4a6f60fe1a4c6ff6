export { type ThemeOption, ThemePicker, type ThemePickerProps } from './theme-picker.tsx';
