import { words } from './words.ts';

/**
 * Known sites on which people post, sell, sing or meet. A post there belongs to its author, but the page looks as the site makes
 * it look. A domain stands for all hosts below it. Source: the platforms' own help pages, October and November 2026.
 */
export const POSTING_PLATFORMS: ReadonlySet<string> = new Set(
  words(`
    facebook.com fb.com fb.watch messenger.com instagram.com ig.me tiktok.com snapchat.com threads.net threads.com
    twitter.com x.com linkedin.com youtube.com youtu.be reddit.com pinterest.com pin.it quora.com medium.com vk.com
    ok.ru discord.com discordapp.com groups.google.com play.google.com maps.google.com meet.google.com
    calendar.google.com apps.apple.com github.com gitlab.com bitbucket.org zoom.us eventbrite.com gofundme.com
    leetchi.com ebay.com ebay.fr leboncoin.fr vinted.fr jiji.ng jiji.com.gh coinafrique.com expat-dakar.com
    airbnb.com airbnb.fr booking.com etsy.com aliexpress.com alibaba.com steamcommunity.com roblox.com
    wikipedia.org fiverr.com upwork.com indeed.com mercadolibre.com opensea.io spotify.com soundcloud.com
    boomplay.com maps.app.goo.gl photos.app.goo.gl calendar.app.google likee.video kwai.com lemon8-app.com
    capcut.com vimeo.com dailymotion.com scribd.com issuu.com slideshare.net
  `),
);

/**
 * Known sites on which anybody puts a page, a file or a form of their own making. Source: the platforms' own help pages, October and
 * November 2026.
 */
export const FILING_PLATFORMS: ReadonlySet<string> = new Set(
  words(`
    sites.google.com docs.google.com drive.google.com forms.gle script.google.com lookerstudio.google.com
    forms.office.com forms.microsoft.com onedrive.live.com 1drv.ms sway.office.com sway.cloud.microsoft
    customervoice.microsoft.com dropbox.com dropboxusercontent.com db.tt icloud.com mega.nz mediafire.com
    wetransfer.com we.tl notion.so canva.com figma.com trello.com typeform.com jotform.com surveymonkey.com
    airtable.com calendly.com linktr.ee beacons.ai telegra.ph paypal.me revolut.me
    tally.so framaforms.org zohopublic.com terabox.com 1024terabox.com swisstransfer.com fromsmash.com ibb.co
    postimg.cc
  `),
);

/** Other hosts on which strangers publish: their own names for it are part of the address, or the address hides where it leads. */
const OTHERS = words(`
  free.fr ovh.net fb.me t.co lnkd.in m.me telegram.me t.me telegram.dog telesco.pe wa.me chat.whatsapp.com api.whatsapp.com
  web.whatsapp.com whatsapp.com discord.gg signal.me signal.group line.me viber.com storage.googleapis.com
  firebasestorage.googleapis.com googleusercontent.com g.page goo.gl translate.google.com translate.goog googleapis.com
  colab.research.google.com sharepoint.com blob.core.windows.net windows.net dynamics.com githubusercontent.com
  amazonaws.com media-amazon.com archive.org ct.sendgrid.net sendgrid.net list-manage.com mailchi.mp myshopify.com
  wordpress.com blogspot.com tumblr.com
`);

/** Hosts on which strangers publish: the host's own name proves nothing about a page there, and a report about a page must not fall on the host. */
export const SHARED_PLATFORMS: ReadonlySet<string> = new Set([
  ...POSTING_PLATFORMS,
  ...FILING_PLATFORMS,
  ...OTHERS,
]);
