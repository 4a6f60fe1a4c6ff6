import '../theme/themes/dark.css.ts';
