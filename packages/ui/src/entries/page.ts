import '../theme/page.css.ts';
