import '../theme/themes/partner-sample.css.ts';
