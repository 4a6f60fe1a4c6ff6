import '../theme/themes/contrast.css.ts';
