import { words } from './words.ts';

/**
 * Hosts on which strangers publish: the host's own name proves nothing about a page there, and a report about a page must
 * not fall on the host. A domain stands for all hosts below it. Source: the platforms' own help pages, October 2026.
 */
export const SHARED_PLATFORMS: ReadonlySet<string> = new Set(
  words(`
    free.fr ovh.net facebook.com fb.com fb.me fb.watch messenger.com m.me instagram.com ig.me tiktok.com snapchat.com
    twitter.com x.com t.co linkedin.com lnkd.in youtube.com youtu.be telegram.me t.me telegram.dog telegra.ph
    telesco.pe wa.me chat.whatsapp.com api.whatsapp.com web.whatsapp.com whatsapp.com discord.com discord.gg
    discordapp.com signal.me signal.group reddit.com pinterest.com quora.com medium.com threads.net vk.com
    ok.ru line.me viber.com sites.google.com docs.google.com drive.google.com forms.gle groups.google.com
    script.google.com storage.googleapis.com firebasestorage.googleapis.com googleusercontent.com g.page
    goo.gl play.google.com maps.google.com translate.google.com translate.goog meet.google.com
    calendar.google.com googleapis.com colab.research.google.com lookerstudio.google.com forms.office.com
    forms.microsoft.com sharepoint.com onedrive.live.com 1drv.ms sway.office.com sway.cloud.microsoft
    blob.core.windows.net windows.net customervoice.microsoft.com dynamics.com apps.apple.com dropbox.com
    dropboxusercontent.com db.tt icloud.com mega.nz mediafire.com wetransfer.com we.tl github.com gitlab.com
    githubusercontent.com bitbucket.org notion.so canva.com figma.com trello.com typeform.com jotform.com
    surveymonkey.com airtable.com calendly.com zoom.us eventbrite.com linktr.ee beacons.ai gofundme.com
    leetchi.com paypal.me revolut.me amazonaws.com media-amazon.com ebay.com ebay.fr leboncoin.fr vinted.fr
    jiji.ng jiji.com.gh coinafrique.com expat-dakar.com airbnb.com airbnb.fr booking.com etsy.com
    aliexpress.com alibaba.com steamcommunity.com roblox.com wikipedia.org archive.org ct.sendgrid.net
    sendgrid.net list-manage.com mailchi.mp myshopify.com wordpress.com blogspot.com tumblr.com fiverr.com
    upwork.com indeed.com mercadolibre.com opensea.io spotify.com soundcloud.com vimeo.com dailymotion.com
    scribd.com issuu.com slideshare.net
  `),
);
