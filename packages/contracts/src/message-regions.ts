/** Where a visitor may say they are. Source: specification, section 3. */
export const MESSAGE_REGIONS = [
  'benin',
  'burkina-faso',
  'cote-ivoire',
  'ghana',
  'mali',
  'niger',
  'nigeria',
  'senegal',
  'togo',
  'other',
] as const;
