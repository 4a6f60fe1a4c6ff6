import { expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { SMALL_CLASSIFIERS } from '../classifiers/small.ts';
import { examineConversation } from './conversation.ts';
import { examineLink } from './link.ts';

/** Links that people send each other every day. The letters and digits are invented. */
const SENT_EVERY_DAY = `
https://youtu.be/cZQ6kofF1U4?si=p0adjoviWW-YygFrp
https://www.youtube.com/watch?v=koffiW9WgXcQ&feature=shared
https://youtube.com/shorts/Ab3_dEfGhI0?si=ZkLmNoPqRsTuVwXy
https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT?si=bc273e44deae4584
https://vm.tiktok.com/ZMhPq7RkL/
https://www.tiktok.com/@koffi.adjovi_22/video/7301234567890123456?is_from_webapp=1
https://www.facebook.com/share/p/1AbCdEfGh2/
https://m.facebook.com/story.php?story_fbid=pfbid02abcdEFGH&id=100064812345678
https://fb.watch/aBcDeFgHiJ/
https://www.instagram.com/reel/C8abcDEfGHi/?igsh=MXJ5eGhpbmc5
https://x.com/koffi/status/1712345678901234567?s=20
https://www.linkedin.com/posts/koffi-adjovi_emploi-activity-7112345678901234567-AbCd
https://chat.whatsapp.com/Kd83hfJhsk2LmNoPqRsTuV
https://wa.me/22901970000
https://maps.app.goo.gl/8hJkLmNoPqRsTuVw9
https://forms.gle/AbCdEfGhIjKlMnOp8
https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEf/viewform?usp=sf_link
https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/view?usp=drivesdk
https://meet.google.com/abc-defg-hij
https://us02web.zoom.us/j/81234567890?pwd=aBcDeFgHiJkLmNoPqRsTuVwXyZ
https://1drv.ms/b/s!AbCdEfGhIjKlMnOp
https://we.tl/t-AbCdEfGhIj
https://apps.apple.com/us/app/whatsapp-messenger/id310633997
https://play.google.com/store/apps/details?id=com.whatsapp
https://fr.aliexpress.com/item/1005006123456789.html
https://www.gofundme.com/f/help-aicha-with-surgery
`
  .trim()
  .split('\n');

it.each(SENT_EVERY_DAY)('does not warn about %s by its letters, and calls it no proof', (value) => {
  expect(examineLink(value, {}, FULL_CLASSIFIERS).score.verdict).toBe('unknown');
});

it.each(SENT_EVERY_DAY)('does not hold it against a message that it leads to %s', (value) => {
  const { findings } = examineConversation(`Bonsoir, regarde : ${value}`, {}, FULL_CLASSIFIERS);
  expect(findings.map(({ definition }) => definition.id)).not.toContain('open-platform');
});

/** What people write beside such links. */
const WRITTEN_EVERY_DAY = [
  'Regarde cette vidéo https://vm.tiktok.com/ZMhPq7RkL/',
  'Ma position : https://maps.app.goo.gl/8hJkLmNoPqRsTuVw9',
  'Trop drôle ça 😂 https://www.facebook.com/share/v/1AbCdEfGhI/',
  'La chorale répète ce soir, écoutez d’abord https://youtu.be/7gHjK2LmNoP',
  'Rejoins-nous https://meet.google.com/xyz-abcd-efg',
  'Lis cet article https://www.jeuneafrique.com/1512345/politique/benin/',
  'Le décret est là : https://sgg.gouv.bj/doc/decret-2026-123/',
  'Mets à jour WhatsApp https://play.google.com/store/apps/details?id=com.whatsapp',
  'Check this video https://vm.tiktok.com/ZMhPq7RkL/',
  'Here is the house for rent https://jiji.com.gh/accra/houses-apartments-for-rent/2-bedroom-123.html',
];

it.each(WRITTEN_EVERY_DAY)('does not warn about "%s"', (value) => {
  for (const classifiers of [FULL_CLASSIFIERS, SMALL_CLASSIFIERS]) {
    expect(examineConversation(value, {}, classifiers).score.verdict).toBe('unknown');
  }
});
