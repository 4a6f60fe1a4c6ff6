import type { Sample } from './sample.ts';

/** Addresses of mail and links. */
export const ADDRESS_SAMPLES: readonly Sample[] = [
  ['in words', '⟦koffi.gan arobase gmail point com⟧', 'la dernière des communes, un point'],
  ['with proton', '⟦koffi.gan arobase proton point me⟧', 'un point me gêne, l’arobase manque'],
  ['with proton and blanks', '⟦koffi.gan proton me⟧', 'le proton me paraît lourd'],
  ['with chez', 'écris à ⟦koffi.gan chez yahoo point fr⟧', 'il travaille chez un bijoutier, point.'],
  ['in English words', '⟦koffigan at outlook dot com⟧', 'he was at home, dot your i'],
  ['in brackets', '⟦koffigan [a] gmail [.] com⟧', '[a] le reçu [b] la photo'],
  ['without a sign', '⟦koffigan gmail com⟧', 'une boîte gmail comme une autre'],
  ['with a snail', '⟦koffi-gan, escargot, yahoo, petit point, com⟧', 'escargots au petit piment'],
  ['with a described sign', '⟦koffi.gan signe a rond⟧ hotmail point com', 'un signe qui ne trompe pas'],
  ['in one word', '⟦koffiganarobasegmailpointcom⟧', 'compointcom'],
  ['letter by letter', '⟦k o f f i @ g m a i l . c o m⟧', 'U R G E N T, ne payez pas'],
  ['backwards', '⟦moc.liamg@nagiffok⟧', 'ressasser et kayak'],
  ['with tags of HTML', '⟦koffi<b></b>gan<i></i>@gmail<u></u>.com⟧', 'un <b>gros</b> mensonge'],
  ['with entities', '⟦koffigan&commat;gmail&period;com⟧', 'Jean &amp; Paul'],
  ['in script letters', '⟦𝓴𝓸𝓯𝓯𝓲@𝓰𝓶𝓪𝓲𝓵.𝓬𝓸𝓶⟧', '𝓼𝓸𝓵𝓭𝓮𝓼 jusqu’à mardi'],
  ['in full width', '⟦ｋｏｆｆｉ＠ｇｍａｉｌ．ｃｏｍ⟧', 'Ｓｏｌｄｅｓ ＠ ５０％'],
  ['in Cyrillic letters', '⟦kоffigаn@gmаil.соm⟧', 'чай и сахар'],
  [
    'with hidden signs',
    '⟦k\u2060o\u2060f\u2060f\u2060i\u2060@\u2060g\u2060m\u2060a\u2060i\u2060l\u2060.com⟧',
    'un\u2060 mot',
  ],
  ['in base64', '⟦a29mZmlnYW5AZ21haWwuY29t⟧', 'Qm9uam91ciBsZXMgYW1pcw=='],
  ['with a Yoruba word', '⟦koffigan ní gmail àmì com⟧', 'Mo wà ní Lagos'],
  ['with strokes', '⟦koffigan_at_gmail_dot_com⟧', 'photo_at_home_dot_png'],
  ['by thirteen places', '⟦xbssvtna@tznvy.pbz⟧', 'lettres décalées de treize places'],
  ['half of one', '⟦koffigan@gmail⟧', '10 % @ jour'],
  ['a link in words', '⟦gain-vite point xyz⟧', 'il gagne vite, un point c’est tout'],
  ['a link with brackets', '⟦gain-vite[.]shop/payer⟧', 'il dit : [gain] vite'],
  ['a link with a comma', '⟦gain-vite, point com⟧', 'vite, un point, une virgule'],
  ['a short link', '⟦bit.ly/gain229⟧', 'un lien court, voilà'],
];

/** Accounts of messengers and networks. */
export const ACCOUNT_SAMPLES: readonly Sample[] = [
  ['after a colon', 'telegram : ⟦koffigagne⟧', 'telegram : il bloque tout le monde'],
  ['after a colon, with points', 'ig: ⟦perle.du.wax⟧', 'ig: c’est une abréviation'],
  ['after an arrow', 'Snap → ⟦koffi229⟧', 'Snap → attention, c’est faux'],
  ['after a verb', 'son pseudo est ⟦koffigagne⟧', 'son pseudo est bloqué'],
  ['without a sign', 'sur insta ⟦la_reine_wax⟧ vend de tout', 'sur insta on vend de tout'],
  ['in small capitals', 'ɪɴsᴛᴀ ⟦ʟᴀ_ʀᴇɪɴᴇ_ᴡᴀx⟧', 'ᴠᴇɴᴛᴇ ᴅᴇ ᴡᴀx'],
  ['in squares', 'Telegram ⟦🅺🅾🅵🅵🅸🅶🅰🅽⟧', '🆂🅾🅻🅳🅴🆂 en vue'],
  ['in strange letters', 'insta ⟦@ķøffï_gåņ⟧', 'un šéf de quartier'],
  ['with a spelled line', 'IG ⟦koffi underscore gan⟧', 'le tiret, le point et la virgule'],
  [
    'quoted',
    'cherchez ⟦« Koffi Le Vrai Prêteur »⟧ sur facebook',
    'cherchez « prêteur arnaque » sur un moteur',
  ],
  ['a link of a messenger', '⟦t point me slash koffigan⟧', 'un point me manque, slash ou non'],
  ['a link of a network', '⟦instagram point com slash koffigan⟧', 'instagram, un point, et du slash'],
  ['with an at sign', 'ajoutez ⟦@koffigan⟧', '2 kg @ 500 F'],
];
