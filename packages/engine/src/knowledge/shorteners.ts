import { words } from './words.ts';

/** Services that hide an address behind a short one. Source: the services' own pages, October 2026; chosen for their use. */
export const SHORTENERS: ReadonlySet<string> = new Set(
  words(`
    bit.ly bitly.com bitly.ws j.mp tinyurl.com t.ly tiny.cc tiny.pl cutt.ly cutt.us rb.gy rebrand.ly is.gd
    v.gd ow.ly buff.ly shorturl.at shorturl.asia short.gy short.io shrtco.de urlz.fr urlr.me lc.cx goo.gl
    t.co lnkd.in fb.me adf.ly adfoc.us bc.vc ouo.io ouo.press shorte.st linkvertise.com link-to.net sh.st
    soo.gd s.id u.to x.gd clck.ru vk.cc qr.ae qrco.de qr.io me-qr.com dub.sh dub.co snip.ly bl.ink zpr.io
    hyperurl.co smarturl.it lnk.to lnk.bio chilp.it plu.sh kutt.it gg.gg kisa.link n9.cl acortar.link
    shre.ink encurtador.com.br l1nq.com l1nk.dev ulvis.net tr.ee trib.al dlvr.it ift.tt wp.me amzn.to amzn.eu
    a.co spoti.fi po.st tny.im zzb.bz x.co mcaf.ee bitly.cx did.li heylink.me linkr.it shortest.link surl.li
    lihi.cc reurl.cc ppt.cc pse.is bom.so by.com.vn byvn.net rotf.lol 2no.co iplogger.org grabify.link
    onelink.to onelink.me app.link bnc.lt page.link yourls.org shorter.me linktw.in
    rlu.ru goo.su tpmr.com tii.ai
  `),
);
