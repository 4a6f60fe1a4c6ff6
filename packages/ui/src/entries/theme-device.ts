import '../theme/themes/device.css.ts';
