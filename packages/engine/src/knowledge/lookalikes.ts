/**
 * Letters of other alphabets that look like a Latin one, listed under the letter they imitate.
 *
 * Source: Unicode, confusables.txt (UTS #39, Unicode licence), read August 2026. Kept: single letters of the
 * Latin, Cyrillic, Greek, Coptic, Armenian, Cherokee and Lisu scripts that compatibility decomposition leaves as they are.
 */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪꓮ',
  b: 'ƄΒВЬᏏᏴꓐꞴ',
  c: 'ϲϹСсᏟᴄⲤⲥꓚꮯ',
  d: 'ԁᎠᏧꓒꓓ',
  e: 'ΕЕеҽᎬꓰꬲ',
  f: 'ϜքẝꓝꞘꞙꬵ',
  g: 'ƍɡԌցᏀᏳᶃꓖ',
  h: 'ΗНһհᎻᏂⲎꓧ',
  i: 'ıɩɪιіӏᎥιꙇꭵ',
  j: 'ͿϳЈјᎫꓙꞲ',
  k: 'ΚКᏦⲔꓗ',
  l: 'ƖǀΙІӀᏞⲒⳐꓡꓲ',
  m: 'ΜϺМᎷⲘꓟ',
  n: 'ΝոռⲚꓠ',
  o: 'ΟοσОоՕօᴏᴑⲞⲟꓳꬽ',
  p: 'ΡρϱРрᏢⲢⲣꓑ',
  q: 'ԛգզ',
  r: 'ƦгᎡᏒᴦⲅꓣꭇꭈꮁ',
  s: 'ƽЅѕՏᏕᏚꓢꜱꮪ',
  t: 'ΤТᎢⲦꓔ',
  u: 'ʋυՍսᴜꓴꞟꭎꭒ',
  v: 'νѴѵᏙᴠꓦꮩ',
  w: 'ɯѡԜԝաᎳᏔᴡꓪꮃ',
  x: 'ΧХхⲬꓫꞳ',
  y: 'ɣʏΥγϒУуҮүᎩᎽᶌỿⲨꓬꭚ',
  z: 'ΖᏃᴢꓜꮓ',
};
