/** Mail and clouds, networks, operators, films and games, shops, journeys, energy, betting, work, schools. See `index.ts`. */
export const TECHNOLOGY = `
microsoft mircosoft microsft microsoftonline !msft !msonline office0ffice micros0ft rnicrosoft mlcrosoft microsoftsupport
  microsoftlogin loginmicrosoft loginmicrosoftonline microsoftoffice | microsoft.com microsoftonline.com live.com msn.com
  microsoft.net windows.com azure.com msauth.net msftauth.net microsoft365.com
facebook facebok faceb00k fbcdn metabusiness !meta facebooksecurity fbsecurity fbsupport fbhelp facebooksupport facebookbusiness
  fbbusiness facebookcopyright | facebook.com fb.com fb.me fbcdn.net meta.com facebook.net fbsbx.com
office365 !o365 microsoft365 !m365 officeonline !office | office.com office365.com office.net microsoft365.com cloud.microsoft
netflix netfl1x netflx | netflix.com netflix.net nflxext.com nflximg.net nflxvideo.net
!amazon amaz0n !amzn !amazn amazonprime primevideo amazonsupport amazonsecurity amazonjp amazonco amazonaccount amazonorder
  amazonjob amazonlogin amazonpay amazonshop amazonmall amazonuser | amazon.com amazon.co.uk amazon.de amazon.fr amazon.it
  amazon.es amazon.co.jp amazon.ca amazon.in amazon.com.br amazon.com.mx amazon.com.au amazon.nl amazon.se amazon.pl amazon.com.tr
  amazon.ae amazon.sa amazon.sg amazon.eg amazon.com.be amazon.ie amazon.co.za amzn.to amzn.eu amzn.com a.co primevideo.com
  media-amazon.com ssl-images-amazon.com
whatsapp whatsap watsapp whatapp whatsaap whatsappweb webwhatsapp whatsappgrup grupwa groupwhatsapp chatwhatsapp grupwhatsapp
  joinwhatsapp | whatsapp.com whatsapp.net wa.me
instagram instagran lnstagram instagrarn instagam !insta instahelp instagramhelp instagramsupport instagramverify igcopyright
  bluebadge instagramcopyright | instagram.com ig.me cdninstagram.com instagr.am facebook.com meta.com
!outlook !outlok hotmail !msn !homail hotmai1 !hotmall !livecom !livemail loginlive outlooklive | outlook.com hotmail.com live.com
  msn.com hotmail.fr hotmail.co.uk
icloud !apple appleid applesupport appleld !itunes !imessage applepay | apple.com icloud.com itunes.com me.com mzstatic.com
  cdn-apple.com icloud.com.cn apple.com.cn
telegram telegrarn telegrm telegran telegramweb webtelegram telegramlogin telegrampremium telegramgift | telegram.org t.me
  telegram.me telegram.dog telegra.ph
steamcommunity steampowered steamcomunity steamcommunlty steamcommunitty stearncommunity steamcomminuty steamcornmunity !steam
  !valve steamgift steamnitro steamtrade stearn staemcommunity steamcommunnity steancommunity steamproxy steamcoommunity |
  steamcommunity.com steampowered.com steamstatic.com valvesoftware.com steamgames.com s.team steamusercontent.com
!att !attnet !attmail bellsouth sbcglobal directv | att.com att.net att.com.mx directv.com sbcglobal.net bellsouth.net
google gooogle g00gle googel gmail googlemail googledrive googledocs googleads gsuite gmaill gmai1 gmallcom googleaccount
  googlesupport accountsgoogle googlelogin | google.com gmail.com googlemail.com google.co.uk google.de google.fr google.it
  google.es google.co.jp google.com.br google.co.in google.ca google.com.au g.co goo.gl googleapis.com gstatic.com
  googleusercontent.com withgoogle.com googleblog.com blog.google about.google google.dev
onedrive skydrive | onedrive.com live.com 1drv.ms
sharepoint sharepointonline | sharepoint.com sharepointonline.com
!adobe adobesign adobeid adobeacrobat adobedocument !acrobat adobecloud adobelogin adobepdf | adobe.com adobesign.com acrobat.com
  adobelogin.com behance.net adobe.io typekit.net echosign.com
docusign !docusing docuslgn | docusign.com docusign.net
dropbox dropb0x | dropbox.com dropboxusercontent.com getdropbox.com db.tt hellosign.com
yahoo yah00 !ymail yahoomail yahoojapan | yahoo.com yahoo.co.jp yahoo.fr yahoo.co.uk yahoo.net ymail.com yimg.com yahoo.co.in
  yahoo.de
!webmail webmai1 webmailer webmailadmin | cpanel.net roundcube.net zimbra.com
roundcube roundcubemail | roundcube.net
zimbra zimbramail | zimbra.com synacor.com
cpanel cpanelwebmail whmcs | cpanel.net cpanel.com whmcs.com webpros.com
outlookwebapp outlookweb !owa !owamail owalogin | microsoft.com outlook.com office.com
wetransfer wetransfert wetranfer | wetransfer.com we.tl wetransfer.net
!aol aolmail aollogin | aol.com aim.com aol.co.uk aol.de
comcast xfinity xfinlty comcastnet | xfinity.com comcast.com comcast.net xfinitymobile.com
linkedin linkedln linkdin | linkedin.com lnkd.in licdn.com
discord discordapp discordnitro dlscord discrod disc0rd discordgift discorcl | discord.com discord.gg discordapp.com discord.gift
  discordapp.net discord.media discord.new
roblox robiox rob1ox robux roblx rbxcdn | roblox.com rbxcdn.com rbx.com
!booking !bookingcom booklng guestbooking | booking.com bstatic.com booking.cn
airbnb airbnd alrbnb !arbnb | airbnb.com airbnb.co.uk airbnb.fr airbnb.de airbnb.it airbnb.es airbnb.com.au airbnb.ca abnb.me
  muscache.com airbnb.com.br
!ebay ebayclassified ebaykleinanzeigen | ebay.com ebay.co.uk ebay.de ebay.fr ebay.it ebay.es ebay.com.au ebay.ca ebaystatic.com
  ebayimg.com ebay.us ebay.nl ebay.at ebay.ch ebay.ie ebay.pl ebay-kleinanzeigen.de
tiktok tlktok tiktokshop tikt0k tiktokmall | tiktok.com tiktokv.com tiktokcdn.com tiktokshop.com
snapchat snapchatt snpchat | snapchat.com snap.com sc-cdn.net
twitter twltter twiter | twitter.com x.com t.co twimg.com
vinted vlnted vintedpay | vinted.fr vinted.com vinted.de vinted.pl vinted.es vinted.it vinted.co.uk vinted.be vinted.nl vinted.cz
  vinted.lt vinted.pt vinted.at vinted.lu vinted.se vinted.hu vinted.sk vinted.ro vinted.fi vinted.dk vinted.net
leboncoin leboncoln lebonc0in | leboncoin.fr leboncoin.info
!olx olxpl !olxpay olxro olxua | olx.com olx.pl olx.ro olx.ua olx.bg olx.pt olx.kz olx.uz olx.com.br olx.in olx.ba olx.co.id
  olx.com.pk olx.com.eg olx.co.za
!allegro allegrolokalnie !alegro | allegro.pl allegrolokalnie.pl allegro.com allegro.cz allegro.sk allegro.hu
rakuten | rakuten.co.jp rakuten.com rakuten.ne.jp rakuten.net rakuten.jp rakuten.tv rakuten.fr
mercari !mercarl | mercari.com mercari.jp
!orange orangemail wanadoo monorange | orange.fr orange.com wanadoo.fr orange.es orange.pl orange.ro orange.be orange.sk orange.ma
  orange.sn orange.ci orange.cm orange.tn orange.jo orange.eg orange-business.com
!sfr !sfrmail redbysfr sfrclient | sfr.fr sfr.com red-by-sfr.fr sfr.net numericable.fr sfr.re
freemobile freebox !mobilefree !free zimbrafree freetelecom | free.fr iliad.fr free.org
bouygues bouyguestelecom bouygue !bbox bouyguestel | bouyguestelecom.fr bouygues.com bbox.fr bouyguestelecom-entreprises.fr
  bouygtel.fr
!ovh ovhcloud ovhtelecom | ovh.com ovhcloud.com ovh.net ovh.fr ovh.co.uk ovh.ie ovh.es ovh.it ovh.de ovh.pl ovh.pt ovh.us
  ovhtelecom.fr ovh.ca
!ionos oneandone 1und1 1and1 !1u1 | ionos.com ionos.de ionos.fr ionos.co.uk ionos.es ionos.it ionos.ca ionos.mx 1und1.de 1and1.com
  1and1.fr 1and1.co.uk ionos.at ionos.space
!aruba arubapec arubait arubacloud pecaruba | aruba.it arubapec.it pec.it arubacloud.com arubabusiness.it
!strato stratode stratomail strato24 | strato.de strato.com strato.nl strato.es strato.fr strato-hosting.co.uk
godaddy goddady g0daddy secureserver | godaddy.com secureserver.net
!telekom !tonline telekomde magentatv tmagenta | telekom.de telekom.com t-online.de t-mobile.com telekom.hu telekom.sk telekom.ro
  telekom.mk telekom.me telekom-dienste.de
!tmobile tmobileus !tmobil | t-mobile.com t-mobile.cz t-mobile.pl t-mobile.nl t-mobile.at t-mo.co
verizon verlzon myverizon !vzw vzwireless verizonwireless | verizon.com verizonwireless.com verizon.net vzw.com
!spectrum !roadrunner !charter | spectrum.net spectrum.com charter.com charter.net rr.com twc.com
telstra bigpond telstramail mytelstra | telstra.com telstra.com.au bigpond.com
!optus optusnet myoptus | optus.com.au optusnet.com.au
!rogers !rogersbank rogersmail myrogers | rogers.com rogersbank.com
!bell bellcanada !bellca !bellnet !mybell | bell.ca bell.net sympatico.ca bce.ca
proximus proxlmus belgacom skynetbe | proximus.be proximus.com skynet.be
!gmx !gmxde gmxmail !gmxnet | gmx.net gmx.de gmx.com gmx.at gmx.ch gmx.fr gmx.co.uk
!webde webdemail | web.de
!mailru !mallru !bkru !inboxru | mail.ru bk.ru list.ru inbox.ru imgsmail.ru vk.company my.com
yandex yadisk yandexmail yandexmarket yandexpay | yandex.ru yandex.com ya.ru yandex.net yandex.by yandex.kz yandex.com.tr
  yandex.uz yastatic.net ya.cc yandex-team.ru
vkontakte !vkcom !vkmail !vkid vkvideo | vk.com vk.ru vk.cc vkontakte.ru userapi.com vkvideo.ru vk.me vk-portal.net
!line !linejp !lineapp !linecorp | line.me linecorp.com line-apps.com lin.ee line-scdn.net lycorp.co.jp
!kakao kakaotalk | kakao.com kakaocorp.com kakaopay.com kakaobank.com kakao.co.kr daum.net kakaocdn.net
!naver !navercom navermail nidnaver | naver.com naver.net naver.me navercorp.com pstatic.net
docomo nttdocomo !daccount !dpayment !dcard | docomo.ne.jp nttdocomo.co.jp nttdocomo.com docomo-cycle.jp d-card.jp ntt.com
softbank mysoftbank ymobile | softbank.jp softbank.ne.jp softbank.co.jp ymobile.jp linemo.jp
aupay !auone !kddi aukddi auwallet | au.com kddi.com auone.jp ezweb.ne.jp au-pay.jp kddi.ne.jp
shopee !shoppe !shope shopeeid | shopee.com shopee.sg shopee.co.id shopee.ph shopee.vn shopee.co.th shopee.com.my shopee.tw
  shopee.com.br shopee.com.mx shopee.cl shopee.com.co shopeemobile.com shopee.io shp.ee shope.ee shopee.pl shopeepay.com.my
lazada lazadapay !lzd !lazd | lazada.com lazada.sg lazada.co.id lazada.com.ph lazada.vn lazada.co.th lazada.com.my lazcdn.com
aliexpress alliexpress aliexpres | aliexpress.com aliexpress.us aliexpress.ru alicdn.com aliexpress-media.com
!alibaba allbaba alibabacloud !alibba aliyun !1688 | alibaba.com alibabacloud.com aliyun.com alibabagroup.com 1688.com alicdn.com
  taobao.com tmall.com
mercadolibre mercadolivre mercadoiibre !meli mercadolivrebr mlibre | mercadolibre.com mercadolibre.com.ar mercadolibre.com.mx
  mercadolivre.com.br mercadolibre.cl mercadolibre.com.co mercadolibre.com.pe mercadolibre.com.uy mercadolibre.com.ve
  mercadolibre.com.ec mlstatic.com mercadopago.com meli.la
walmart wallmart walmrt | walmart.com walmart.ca walmart.com.mx walmartimages.com wal.co walmart.cl
!costco cotsco | costco.com costco.ca costco.co.uk costco.com.mx costco.com.au costco.co.jp costco.com.tw costco.co.kr costco.fr
  costco.es
spotify spotlfy spotfy sp0tify | spotify.com spotify.link scdn.co spotify.design spotifycdn.com
disneyplus disney disneypius disneyplu !disnep | disneyplus.com disney.com bamgrid.com disney-plus.net disney.co.jp disney.fr
  dssott.com
samsung samsnug findmymobile samsungpay samsumg | samsung.com samsungmobile.com samsung.cn samsungcloud.com
findmyiphone findmyphone findmydevice findmyapple !lcloud icloudfind findiphone findicloud iforgot | apple.com icloud.com
pubg pubgmobile pubgm pubgevent playerunknown midasbuy | pubg.com pubgmobile.com krafton.com midasbuy.com igamecj.com
freefire garena freflre ffgarena garenafreefire ffdiamond freefiremax | garena.com freefiremobile.com garena.sg garena.co.id
  garena.vn garena.co.th garena.tw garena.my garena.ph garenanow.com
fortnite fortn1te vbucks epicgames eplcgames !epicgame | fortnite.com epicgames.com epicgames.dev unrealengine.com epicgames.store
1xbet 1xbett !xbet 1xstavka 1xslots | 1xbet.com 1xbet.kz 1xbet.ng 1xbet.co.ke 1xbet.sn 1xbet.ug 1xstavka.ru 1xslots.com 1xbet.in
bet365 365bet bet356 | bet365.com bet365.es bet365.it bet365.com.au bet365.gr bet365.dk bet365.bet.br bet365.mx
!norton nortonlifelock lifelock norton360 nortonantivirus | norton.com nortonlifelock.com lifelock.com gendigital.com symantec.com
mcafee mcaffee macafee !mcafe | mcafee.com mcafeesecure.com trellix.com
chatgpt !openai chatgtp chatgptplus !openal | openai.com chatgpt.com oaistatic.com oaiusercontent.com sora.com
!ikea ikeaa ikeagift | ikea.com ikea.net ikea.cn ikea.co.id ikea.com.tr
jumia jumiapay !jumla | jumia.com.ng jumia.co.ke jumia.com.eg jumia.ci jumia.ma jumia.sn jumia.com.gh jumia.ug jumia.com.tn
  jumia.com jumia.com.dz jumia.is jumia.group
!mtn mtnnigeria mtnsa mtnng | mtn.com mtn.ng mtn.co.za mtn.com.gh mtn.ci mtn.cm mtn.bj mtn.co.ug mtn.co.rw mtn.zm mtn.cg
  mtnonline.com
airtel airtelmoney myairtel airtelthanks | airtel.in airtel.com airtel.africa airtel.com.ng airtelkenya.com airtel.bank airtel.cd
  airtel.ug airtel.ga
!jio jiofiber myjio jiophone jiocinema reliancejio jiomart jiohotstar | jio.com jiocinema.com jiomart.com jiosaavn.com hotstar.com
  ril.com
!moov | moov-africa.ci moov-africa.bj moov-africa.tg moov-africa.bf moov-africa.ga moov.com moov-africa.ml moov-africa.ne
movistar movlstar telefonica movistarplus mimovistar | movistar.es movistar.com movistar.com.ar movistar.com.mx movistar.cl
  movistar.com.co movistar.com.pe movistar.com.ve movistar.com.ec movistar.com.uy movistarplus.es telefonica.com telefonica.es
  telefonica.net
!vivo vivofibra meuvivo !vivofixo | vivo.com.br vivo.com telefonica.com.br
!claro claromovil miclaro clarovideo clarobr | claro.com.br claro.com.co claro.com.pe claro.com.ar clarochile.cl claro.com.ec
  claro.com.gt claro.com.do claro.com.ni claro.com.sv claro.com.hn claro.cr claropr.com clarovideo.com claro.com.pa claro.com
timbrasil timtelecom telecomitalia !mytim timvision !tim !alicemail !virgilio | tim.it tim.com.br telecomitalia.it gruppotim.it
  timvision.it alice.it virgilio.it
vodafone vodafonee vodaf0ne myvodafone vodafonemail | vodafone.com vodafone.co.uk vodafone.de vodafone.it vodafone.es vodafone.ie
  vodafone.nl vodafone.pt vodafone.gr vodafone.ro vodafone.cz vodafone.hu vodafone.com.tr vodafone.com.au vodafone.com.eg
  vodafone.co.nz vodafone.al vodafone.com.gh vodafone.in vodafone.is vodafone.ua vodafone.qa vodacom.co.za myvi.in
canalplus mycanal canalsat canalplusafrique canalbox | canalplus.com canal-plus.com mycanal.fr canalplus-afrique.com canal.fr
  canalplus-reunion.com canalplus-caraibes.com canalbox.ci
!o2uk !o2online !o2mail !mailo2 telefonicao2 | o2.co.uk o2online.de o2.cz o2.pl o2mail.de o2.sk virginmediao2.co.uk
btinternet !btmail btconnect !mybt btopenworld !btcom britishtelecom | bt.com btinternet.com btconnect.com btopenworld.com
!eecouk !eemobile eelimited !myee | ee.co.uk
threeuk hutchison3g threemobile | three.co.uk three.ie three.com.hk drei.at tre.se 3.dk
virginmedia virginmobile virgln ntlworld blueyonder | virginmedia.com virginmedia.co.uk virgin.net virginmobile.ca
  blueyonder.co.uk ntlworld.com virgin.com virginmedia.ie
talktalk talktalkmail | talktalk.co.uk talktalk.net talktalkbusiness.co.uk
!skyuk skymail !mysky !sky skysports !skygo | sky.com sky.it sky.de skybroadband.com nowtv.com
!telus telusmail mytelus !koodo koodomobile | telus.com telus.net telusmobility.com koodomobile.com
!shaw !shawmail shawcable | shaw.ca sjrb.ca
videotron videotronca | videotron.com videotron.ca
fizzmobile | fizz.ca
!cox !coxmail !coxnet coxcommunications coxwebmail | cox.com cox.net
centurylink centurylinknet qwest brightspeed | centurylink.com centurylink.net lumen.com q.com brightspeed.com
!frontier frontiermail frontiernet | frontier.com frontiernet.net
!optimum altice optonline suddenlink !cablevision | optimum.net optimum.com optonline.net altice.fr alticeusa.com suddenlink.com
  altice.pt
!windstream windstreamnet !kinetic | windstream.com windstream.net gokinetic.com windstreambusiness.com
earthlink earthlinknet mindspring netzero !juno | earthlink.net mindspring.com netzero.net netzero.com juno.com unitedonline.com
!mediacom mediacombb mediacomcable | mediacomcable.com mediacombb.net mchsi.com
cricketwireless | cricketwireless.com
swisscom swisscomm bluewin mysswisscom !bluemail | swisscom.ch swisscom.com bluewin.ch
!sunrise sunrisech !upcch upccablecom | sunrise.ch upc.ch hispeed.ch
saltmobile !saltch !salthome | salt.ch
a1telekom a1net !a1bg !a1at | a1.net a1.at a1.bg a1.hr a1.si a1.by a1.rs a1.group a1.mk
magentaat !upcat | magenta.at upc.at
!kpn kpnmail xs4all kpnnederland | kpn.com kpn.nl kpnmail.nl xs4all.nl
ziggo ziggomail ziggonl | ziggo.nl vodafoneziggo.nl
!odido odidonl | odido.nl
telenet telenetbe telenetmail | telenet.be
!voobe voomobile scarletbe | voo.be scarlet.be
!telia !tella teliasonera | telia.se telia.com telia.no telia.fi telia.ee telia.lt telia.dk teliacompany.com
telenor telenorno telenormail | telenor.no telenor.se telenor.dk telenor.com telenor.com.pk telenor.rs onlinenor.no
!tdc yousee yuosee tdcnet | tdc.dk yousee.dk tdcnet.dk nuuday.dk
!elisa !elisafi saunalahti | elisa.fi elisa.ee elisa.com saunalahti.fi
comhem | comhem.se
!eircom eirmail !eirie | eir.ie eircom.net eircom.ie
!windtre win3tre !windtree !inwind iliadit infostrada | windtre.it wind.it tre.it infostrada.it iliad.it libero.it
!libero liberomail !libermail italiaonline | libero.it italiaonline.it inwind.it iol.it
fastweb fastwebnet myfastweb | fastweb.it fastwebnet.it
registerit pecregister | register.it
masmovil | masmovil.es masorange.es
!meopt !sapopt meotelecom | meo.pt sapo.pt altice.pt telecom.pt
!nospt nosmadeira !zonpt | nos.pt
cosmote otenet cosmotegr | cosmote.gr otenet.gr germanos.gr ote.gr
!novagr !windgr forthnet | nova.gr wind.gr forthnet.gr
turkcell turkcel turkcellpay superonline | turkcell.com.tr superonline.net paycell.com.tr
turktelekom !ttnet turktelecom !ttmobil | turktelekom.com.tr ttnet.com.tr
!digimobil digiromania rcsrds | digi.ro rcs-rds.ro digimobil.es digi.hu digionline.ro
seznam seznamcz seznamemail !sbazar !szn | seznam.cz email.cz sbazar.cz szn.cz post.cz spoluzaci.cz seznamzpravy.cz
onetpl onetpoczta | onet.pl op.pl
pluspl plusgsm polkomtel | plus.pl
kyivstar | kyivstar.ua
!lifecell | lifecell.ua
!megafon | megafon.ru
!beeline | beeline.ru beeline.kz beeline.uz beeline.kg
!mtsru !mtsbel | mts.ru mts.by mts.rs
!rambler ramblermail | rambler.ru rambler-co.ru
odnoklassniki !okru odnoklasniki | ok.ru odnoklassniki.ru mycdn.me
centrumcz centrumsk | centrum.cz centrum.sk atlas.cz
!abvbg | abv.bg
inboxlv inboxlt | inbox.lv inbox.lt
lapostenet | laposte.net laposte.fr
protonmail protonme !proton protonvpn protondrive | proton.me protonmail.com protonvpn.com pm.me protonmail.ch
!zoho zohomail zohocorp zohoworkplace | zoho.com zoho.eu zoho.in zohocorp.com zohomail.com zoho.com.au zohopublic.com
  zohostatic.com
fastmail fastmailfm | fastmail.com fastmail.fm
!mailcom mailcominbox | mail.com
!posteo | posteo.de
163mail netease neteasemail 126mail yeahnet | 163.com 126.com yeah.net netease.com 188.com
qqmail tencent wechat !weixin !exmail foxmail !qqcom | qq.com tencent.com wechat.com foxmail.com gtimg.com qpic.cn myqcloud.com
  tencentcloud.com weixinbridge.com
sinamail !sinacn | sina.com sina.com.cn sina.cn
!sohu sohumail | sohu.com sohu.cn
aliyunmail alimail dingtalk | aliyun.com alibaba-inc.com dingtalk.com alimail.com mxhichina.com
coremail mailcoremail | coremail.cn
!daum daummail hanmail | daum.net hanmail.net kakao.com
hiworks | hiworks.com
!rediff rediffmail rediffmailpro | rediff.com rediffmail.com rediffmailpro.com
!uolmail uolcombr !bolmail uolhost | uol.com.br bol.com.br uolhost.com.br uol.com
bluehost blueh0st bluehostmail | bluehost.com bluehost.in
hostinger hostlnger !hpanel | hostinger.com hostinger.com.br hostinger.in hostinger.fr hostinger.es hostinger.co.uk hostinger.io
namecheap privateemail nameche4p | namecheap.com privateemail.com namecheaphosting.com
rackspace rackspacemail rackspacewebmail emailsrvr | rackspace.com rackspace.co.uk emailsrvr.com
networksolutions !netsol netsolmail networksolution | networksolutions.com netsolmail.net netsolmail.com web.com
siteground sitegroud | siteground.com siteground.co.uk siteground.es siteground.it
dreamhost dreamhostmail | dreamhost.com
hostpoint hostpointch | hostpoint.ch
infomaniak infomanlak !ikmail kdrive | infomaniak.com infomaniak.ch infomaniak.fr infomaniak.events kdrive.com
!gandi gandinet gandimail | gandi.net gandi.com
o2switch | o2switch.fr
!onecom onecomhosting | one.com group.one
hetzner hetzneronline !konsoleh | hetzner.com hetzner.de hetzner.cloud your-server.de
hosteurope | hosteurope.de hosteurope.com
!transip | transip.nl transip.eu
123reg 123regmail | 123-reg.co.uk
!arsys arsysmail | arsys.es arsys.net
!homepl | home.pl
!regru | reg.ru
!sakura sakurainternet | sakura.ne.jp sakura.ad.jp
!xserver | xserver.ne.jp
!onamae | onamae.com
biglobe | biglobe.ne.jp
niftymail !nifty | nifty.com
!ocnne ocnmail | ocn.ne.jp
xneelo | xneelo.co.za xneelo.com
plesk pleskpanel | plesk.com
!horde hordemail | horde.org
rainloop | rainloop.net
!exchange exchangeonline msexchange microsoftexchange exchangeserver | microsoft.com office.com
!teams msteams microsoftteams teamslive | microsoft.com live.com skype.com
skype skypeforbusiness !lync | skype.com lync.com
onenote !sway !msforms powerapps !powerbi | onenote.com office.com microsoft.com powerapps.com powerbi.com
!azure azuread msazure entraid windowsazure | azure.com microsoft.com windowsazure.com azure.net windows.net azurewebsites.net
windowsdefender windowssupport windowshelp windowsupdate !windows defendersecurity | microsoft.com windows.com windowsupdate.com
!xbox xboxlive xboxgift | xbox.com xboxlive.com
minecraft minecraftt | minecraft.net
!bing bingads | bing.com
googlechrome chromeupdate !chrome googleplay !playstore | google.com chrome.com
youtube y0utube youtub youtubepremium ytpremium | youtube.com youtu.be ytimg.com youtube-nocookie.com googlevideo.com
!android androidpay | android.com
googleforms googlemeet googlevoice | google.com
!aws awsconsole amazonaws | amazonaws.com aws.com amazon.com awsstatic.com aws.dev
cloudflare cloudfare cl0udflare | cloudflare.com cloudflare.net cloudflarestatus.com
github githubsecurity githublogin | github.com github.io githubusercontent.com githubassets.com github.dev github.blog
!gitlab | gitlab.com
atlassian !jira confluence | atlassian.com atlassian.net
trello | trello.com
!slack slackhq | slack.com slack-edge.com slackhq.com
!zoom zoomus zoommeeting !zo0m zoominvite | zoom.us zoom.com zoomgov.com zdassets.com
webex ciscowebex !cisco | webex.com cisco.com ciscospark.com
salesforce saleforce salesf0rce | salesforce.com force.com salesforce-sites.com site.com
!okta oktalogin oktapreview | okta.com oktapreview.com oktacdn.com okta-emea.com
workday myworkday | workday.com myworkday.com myworkdayjobs.com
!adp adpworkforce workforcenow | adp.com
!concur sapconcur successfactors !ariba | concur.com concursolutions.com sap.com successfactors.com ariba.com successfactors.eu
mailchimp mailchlmp | mailchimp.com list-manage.com intuit.com
sendgrid | sendgrid.com sendgrid.net
hubspot | hubspot.com
mailgun | mailgun.com
wordpress wordpres | wordpress.com wordpress.org wp.com automattic.com
!wix wixsite | wix.com wixsite.com
squarespace | squarespace.com
weebly | weebly.com
webflow | webflow.com webflow.io
shopify myshopify shoplfy | shopify.com myshopify.com
!box !boxcom boxfile | box.com box.net boxcdn.net
!smash fromsmash | fromsmash.com
sendspace | sendspace.com
!mega meganz | mega.nz mega.io mega.co.nz
mediafire mediaflre | mediafire.com
scribd | scribd.com
!canva canvapro | canva.com
!figma | figma.com
!notion | notion.so notion.com
pandadoc | pandadoc.com
!signnow | signnow.com
hellosign | hellosign.com
evernote | evernote.com
mimecast | mimecast.com
proofpoint | proofpoint.com
teamviewer | teamviewer.com
anydesk anydeskk | anydesk.com
screenconnect | screenconnect.com connectwise.com
lastpass | lastpass.com
1password | 1password.com 1password.eu 1password.ca
bitwarden | bitwarden.com bitwarden.eu
kaspersky kasperskylab | kaspersky.com kaspersky.ru kaspersky.fr kaspersky.co.uk kaspersky.de
!avast avastantivirus | avast.com
!avira | avira.com
bitdefender | bitdefender.com
malwarebytes | malwarebytes.com
trendmicro | trendmicro.com
geeksquad | geeksquad.com
bestbuy bestbuymall besbuy | bestbuy.com bestbuy.ca
nordvpn | nordvpn.com nordaccount.com
fortinet fortigate fortivpn | fortinet.com
huawei huaweicloud huawel | huawei.com huaweicloud.com vmall.com hicloud.com
xiaomi !miaccount !micloud !redmi | mi.com xiaomi.com xiaomi.cn
!oppo | oppo.com
motorola | motorola.com
hpsupport hpprinter | hp.com hpsmart.com
!dell delltechnologies | dell.com
nvidia | nvidia.com
garmin | garmin.com
!dyson !dysonn dysonoutlet | dyson.com dyson.co.uk dyson.fr dyson.de dyson.it
!messenger fbmessenger msngr | messenger.com m.me facebook.com
!threads | threads.net threads.com
oculus metaquest | oculus.com meta.com
!signal signalapp signalmessenger | signal.org signal.me
viber viberpay | viber.com
!zalo !zalome | zalo.me zalopay.vn zaloapp.com
pinterest pinterst | pinterest.com pin.it pinimg.com
reddit | reddit.com redd.it redditmedia.com redditstatic.com
twitch twltch | twitch.tv jtvnw.net
onlyfans 0nlyfans | onlyfans.com
patreon | patreon.com
!tinder | tinder.com gotinder.com
badoo | badoo.com
meetic | meetic.fr meetic.com
hbomax | max.com hbomax.com hbo.com wbd.com
!hulu | hulu.com
paramountplus | paramountplus.com
crunchyroll | crunchyroll.com
deezer | deezer.com
soundcloud | soundcloud.com
!dazn | dazn.com
hotstar | hotstar.com
!dstv multichoice showmax !gotv !startimes | dstv.com multichoice.com multichoice.co.za showmax.com gotvafrica.com startimestv.com
globoplay | globo.com
bbciplayer !bbc | tvlicensing.co.uk bbc.co.uk bbc.com
!nhk nhkonline | nhk.or.jp nhk.jp
!roku rokutv rokuactivate | roku.com amazon.com
playstation playstatlon psnetwork psncard sonyentertainment psnstore | playstation.com playstation.net
  sonyentertainmentnetwork.com sony.com
nintendo nlntendo !eshop nintendoswitch | nintendo.com nintendo.co.jp nintendo.net nintendo.eu nintendo.co.uk
!blizzard | blizzard.com
callofduty | callofduty.com
riotgames leagueoflegends valorant valorantt !teamfight | riotgames.com leagueoflegends.com playvalorant.com riotcdn.net
electronicarts !easports !eafc fifapoints fut23 !apexlegends | ea.com origin.com easports.com
ubisoft !ubi | ubisoft.com ubi.com
rockstargames !rockstar !gta5 !gtav !gta6 | rockstargames.com take2games.com
mobilelegends moonton !mlbb mobilelegend mlbbevent | mobilelegends.com moonton.com mobilelegends.com.cn
genshin hoyoverse mihoyo !honkai | hoyoverse.com mihoyo.com hoyolab.com
!codm codmobile | callofduty.com
!csgo counterstrike cs2skins | counter-strike.net
!dota dota2 rustskins !tf2 | dota2.com valvesoftware.com teamfortress.com
pokemongo pokemon | pokemongolive.com pokemon.com pokemongo.com pokemon.co.jp pokemoncenter-online.com
!gog | gog.com
taobao | taobao.com
!tmall tmallgenie | tmall.com tmall.hk
!jdcom jingdong jdmall | jd.com jd.hk
pinduoduo | pinduoduo.com yangkeduo.com
!temu temushop temugift | temu.com temu.to
!shein shelnn sheingift sheln | shein.com shein.co.uk shein.com.br shein.com.mx ltwebstatic.com shein.fr shein.in sheinsz.ltd
  sheingroup.com
flipkart flipkartsale flipcart | flipkart.com
meesho | meesho.com
tokopedia tokped | tokopedia.com
!tiki tikivn | tiki.vn
qoo10 | qoo10.sg qoo10.com qoo10.jp
coupang | coupang.com
carousell !carousel carousellsg mudah | carousell.sg carousell.com carousell.com.hk carousell.com.my carousell.ph mudah.my
!wish !wishcom | wish.com
dhgate | dhgate.com
!etsy etsypay etsyshop | etsy.com etsystatic.com etsy.me
!target | target.com
!macys | macys.com
homedepot | homedepot.com
samsclub | samsclub.com
!kroger | kroger.com
!aldi aldisued | aldi.com aldi.us aldi.de aldi.co.uk aldi-sued.de aldi-nord.de aldi.com.au
walgreens | walgreens.com
craigslist craigslst | craigslist.org
gumtree gumtre | gumtree.com gumtree.com.au gumtree.co.za
marktplaats | marktplaats.nl
2dehands | 2dehands.be
kleinanzeigen kieinanzeigen ebayklein | kleinanzeigen.de ebay-kleinanzeigen.de
willhaben wilhaben willhabenat | willhaben.at
ricardoch !ricardo | ricardo.ch
!tutti tuttich | tutti.ch
!subito subitoit | subito.it
wallapop wallap0p vibbo | wallapop.com
milanuncios | milanuncios.com
!blocket | blocket.se
tradera | tradera.com
finnno | finn.no
!bazos bazoscz | bazos.cz bazos.sk
!avito avitoru avitopay | avito.ru avito.st
!ozon ozonru ozonmarket | ozon.ru ozon.com
wildberries wildberrles | wildberries.ru wb.ru wildberries.com
!rozetka | rozetka.com.ua rozetka.ua
!emag emagromania | emag.ro emag.bg emag.hu
!bolcom !bol | bol.com
zalando | zalando.com zalando.de zalando.fr zalando.nl zalando.it zalando.co.uk zalando.pl zalando.es zalando.ch zalando.at
  zalando.be ztat.net
!otto !ottode | otto.de
mediamarkt mediamarket | mediamarkt.de mediamarkt.com mediamarkt.es mediamarkt.at mediamarkt.ch mediamarkt.pl mediamarkt.nl
  mediamarkt.hu mediamarkt.com.tr
!lidl lidlplus lidlgift !lidi | lidl.de lidl.com lidl.fr lidl.it lidl.es lidl.co.uk lidl.pl lidl.be lidl.nl lidl.ch lidl.at
  lidl.ro lidl.cz lidl.pt lidl.hu lidl-plus.com lidl-shop.be lidl.gr lidl.se
kaufland | kaufland.de kaufland.com kaufland.ro kaufland.cz
!rewe | rewe.de
carrefour carrefourfr carefour | carrefour.fr carrefour.com carrefour.es carrefour.it carrefour.com.br carrefour.be
  carrefour.com.ar carrefour.eu carrefour.pl
!leclerc eleclerc | e.leclerc e-leclerc.com
!auchan | auchan.fr auchan.pl auchan.ro
cdiscount cdlscount | cdiscount.com
fnac fnacdarty darty | fnac.com fnac.es fnac.be darty.com fnac.pt fnac.ch
decathlon decathlonsale | decathlon.fr decathlon.com decathlon.de decathlon.es decathlon.it decathlon.co.uk decathlon.pl
leroymerlin | leroymerlin.fr leroymerlin.es leroymerlin.it leroymerlin.com.br leroymerlin.pl leroymerlin.ru
tesco tescoclubcard | tesco.com
sainsburys | sainsburys.co.uk
!asda | asda.com
bootsuk | boots.com
elcorteingles corteingles | elcorteingles.es
albertheijn | ah.nl ah.be
!delhaize | delhaize.be
!colruyt | colruyt.be colruytgroup.com
migros !cumulus | migros.ch migros.com.tr
biedronka | biedronka.pl
trendyol | trendyol.com
!alza alzacz | alza.cz alza.sk alza.hu
skroutz skroutzgr | skroutz.gr
elgiganten | elgiganten.se elgiganten.dk gigantti.fi
magazineluiza !magalu !magaiu | magazineluiza.com.br magalu.com magalu.com.br mlcdn.com.br magazinevoce.com.br
!americanas | americanas.com.br
casasbahia pontofrio | casasbahia.com.br pontofrio.com.br
netshoes | netshoes.com.br
falabela | falabella.com falabella.com.co falabella.com.pe
!sodimac | sodimac.cl sodimac.com
liverpoolmx | liverpool.com.mx
!coppel | coppel.com
woolworths !woolies | woolworths.com.au woolworths.co.nz everyday.com.au woolworths.co.za
colesau !coles | coles.com.au flybuys.com.au
trademe | trademe.co.nz
takealot | takealot.com
!noon !nooncom | noon.com
!daraz darazpk darazbd | daraz.pk daraz.com.bd daraz.lk daraz.com.np daraz.com
bigbasket | bigbasket.com
!aeon aeonretail | aeon.co.jp aeon.com aeon.info aeonretail.jp
!ponta | ponta.jp
!uber ubereats !ubr | uber.com ubereats.com
!grab grabpay grabfood | grab.com
deliveroo | deliveroo.co.uk deliveroo.fr deliveroo.com deliveroo.it
justeat | just-eat.co.uk just-eat.es justeat.it just-eat.fr just-eat.ch
pizzahut | pizzahut.com
mcdonalds mcdonaldss | mcdonalds.com mcdonalds.co.jp mcdonalds.fr
starbucks | starbucks.com
!nike | nike.com
adidas | adidas.com adidas.co.uk adidas.de adidas.fr
expedia expedla | expedia.com expedia.co.uk expedia.fr expedia.de expedia.ca
!agoda | agoda.com
!tripcom | trip.com
traveloka | traveloka.com
tripadvisor | tripadvisor.com tripadvisor.fr tripadvisor.co.uk tripadvisor.it
blablacar | blablacar.fr blablacar.com blablacar.pl blablacar.es blablacar.ru
flixbus | flixbus.com flixbus.de flixbus.fr
sncf sncfconnect | sncf.com sncf-connect.com oui.sncf
!trainline | thetrainline.com trainline.com
deutschebahn bahncard dbbahn | bahn.de deutschebahn.com dbnavigator.de bahn.com
!sbb sbbcff | sbb.ch
trenitalia | trenitalia.com
ekinet | eki-net.com eki-net.jp
irctc irctcc !redbus | irctc.co.in redbus.in redbus.com
ryanair | ryanair.com
easyjet | easyjet.com
lufthansa | lufthansa.com
airfrance | airfrance.fr airfrance.com
!emirates | emirates.com
unitedairlines | united.com
!jal jalmileage | jal.co.jp jal.com
!latam latamairlines | latamairlines.com latam.com
marriott | marriott.com
ticketmaster | ticketmaster.com ticketmaster.co.uk ticketmaster.fr ticketmaster.ca ticketmaster.es ticketmaster.de
  ticketmaster.com.mx
!edf edffr edfenergy | edf.fr edf.com edfenergy.com
!engie !engle | engie.fr engie.com engie.be engie.ro
totalenergies | totalenergies.fr totalenergies.com
!enedis | enedis.fr
!enel enelenergia enelx | enel.it enel.com enel.com.br enelx.com enel.cl enel.pe
!endesa | endesa.com
!eon | eon.de eon.com eon.se eon.hu eonenergy.com
vattenfall | vattenfall.de vattenfall.com vattenfall.se
britishgas | britishgas.co.uk
tepco | tepco.co.jp tepco.com
!eskom !eskomse | eskom.co.za
!cfe cfemx pemex | cfe.mx cfe.gob.mx pemex.com
originenergy | originenergy.com.au
!dewa !dewagov | dewa.gov.ae
!shell | shell.com
!tesla teslagiveaway | tesla.com
euromillions | euro-millions.com
!powerball | powerball.com
nationallottery | national-lottery.co.uk nationallottery.co.za lottery.ie
!loterias loteriasapuestas | loteriasyapuestas.es
betway betwey | betway.com betway.co.za betway.com.gh
unibet | unibet.fr unibet.com unibet.co.uk
!melbet | melbet.com
!1win | 1win.com
mostbet | mostbet.com
sportybet | sportybet.com
!betano | betano.com betano.bet.br betano.de betano.pt betano.ro
!stakecom !stake | stake.com
draftkings | draftkings.com
fanduel | fanduel.com
pokerstars | pokerstars.com pokerstars.eu pokerstars.fr pokerstars.it
sportsbet | sportsbet.com.au
dafabet | dafabet.com
!indeed indeedjob | indeed.com indeed.co.uk indeed.fr
glassdoor | glassdoor.com
jobstreet | jobstreet.com jobstreet.com.sg jobstreet.com.my jobstreet.co.id
naukri | naukri.com
!upwork | upwork.com
!seek | seek.com.au seek.co.nz
!claude !anthropic claudeai | claude.ai anthropic.com claude.com
geminiai googlegemini !bard | google.com gemini.com
midjourney midjourny | midjourney.com stability.ai openai.com
deepseek deepseekai deepseeek | deepseek.com
!copilot mscopilot | microsoft.com
perplexity perplexityai | perplexity.ai
!grok | grok.com
!kling klingai | klingai.com
!shibboleth | shibboleth.net
!blackboard | blackboard.com
!harvard | harvard.edu
oxforduniversity | ox.ac.uk
educonnect | education.gouv.fr
vodacom vodapay vodacomza | vodacom.co.za vodacom.co.tz vodacom.com vodacom.cd vodacom.co.mz
!telkom telkomsa telkomkenya telkommail | telkom.co.za telkom.co.ke telkomsa.net telkom.co.id
telkomsel mytelkomsel | telkomsel.com
!glo gloworld globacom | gloworld.com
!duae | du.ae
!stc | stc.com.sa stc.com stc.com.kw stc.com.bh
ooredoo oredoo ooredooqa | ooredoo.com ooredoo.qa ooredoo.com.kw ooredoo.om ooredoo.dz ooredoo.tn
maroctelecom | iam.ma iam.ma
telecomegypt weegypt !tedata | te.eg tedata.net.eg
sonatel sonatelorange !expresso | sonatel.sn sonatel.com expressotelecom.sn
togocom togocell togotelecom | togocom.tg
!tigo tigopesa millicom | tigo.com tigo.com.co tigo.com.gt tigo.com.hn tigo.com.py tigo.com.bo tigo.co.tz millicom.com tigo.com.sv
  tigo.com.pa tigo.com.ni
!telecel | telecel.com.gh
!bsnl bsnlmail | bsnl.co.in bsnl.in
!ptcl | ptcl.com.pk ptcl.net.pk
grameenphone | grameenphone.com
singtel slngtel | singtel.com
!maxis | maxis.com.my
!globe globetelecom !globeph | globe.com.ph
!aisth | ais.th ais.co.th
viettel vietel | viettel.vn viettel.com.vn viettelpay.vn viettelmoney.vn
chunghwa chunghwatelecom !hinet | hinet.net cht.com.tw
!hkt | hkt.com
chinamobile | chinamobile.com
sktelecom | sktelecom.com
!sparknz !xtra xtranz | spark.co.nz xtra.co.nz
!tpg | tpg.com.au
telcel telcelmx | telcel.com
!entel !entelcl | entel.cl entel.pe entel.bo
personalar | personal.com.ar
!oibr oifibra oitelecom oivelox | oi.com.br oifibra.com.br net.com.br
bezeq | bezeq.co.il
kazakhtelecom | telecom.kz
kaspishop | kaspi.kz
azercell azerconnect | azercell.com
!vivacom bulsatcom | vivacom.bg
telekomsrbija | telekomsrbija.com
hrvatskitelekom !hthr !iskon telemach | hrvatskitelekom.hr iskon.hr telemach.hr telemach.si ht.hr
dishnetwork !mydish | dish.com mydish.com
tplink tplinkrepeater | tp-link.com tplinkwifi.net
tiscali | tiscali.it tiscali.co.uk tiscali.cz
!fidoca !fido | fido.ca
freedommobile | freedommobile.ca
bellaliant | bellaliant.net
cogeco | cogeco.ca cogeco.com
mtsmail | mts.ca mymts.net
sasktel | sasktel.com sasktel.net
boostmobile | boostmobile.com
metropcs metrobytmobile | metrobyt-mobile.com
tracfone | tracfone.com
straighttalk | straighttalk.com
uscellular | uscellular.com
mintmobile | mintmobile.com
tele2 tele2se | tele2.com tele2.se tele2.ru tele2.lv tele2.ee tele2.lt tele2.kz t2.ru
!dnafi dnaoyj | dna.fi
comviq | comviq.se
bredbandsbolaget | bredbandsbolaget.se
legalmail | legalmail.it
infocert | infocert.it
!yoigo | yoigo.com
pepephone | pepephone.com
jazztel | jazztel.com
euskaltel | euskaltel.com
!simyo | simyo.es simyo.nl
!lowi | lowi.es
!wppl | wp.pl
wirtualnapolska | o2.pl
interiapl | interia.pl interia.eu
!playpl | play.pl
polsat polsatbox | polsatbox.pl polsat.pl
ukrtelecom | ukrtelecom.ua
!ukrnet | ukr.net
rostelecom | rt.ru
azetsk | azet.sk
!volnycz | volny.cz
freemailhu | freemail.hu
citromail | citromail.hu
!mailbg | mail.bg
hushmail | hushmail.com
tutanota tutamail | tutanota.com tuta.com tuta.io
mailfence | mailfence.com
mailboxorg | mailbox.org
!freenetmail freenetde | freenet.de freenet-mobilfunk.de freenetmobile.de
weibo !weibocom | weibo.com weibo.cn
!gabia | gabia.com gabia.io
!cafe24 | cafe24.com
bizmeka | bizmeka.com
!terramail !terrabr locaweb | terra.com.br terra.com locaweb.com.br ig.com.br
kinghost | kinghost.com.br
hostgator hostgatorbr | hostgator.com hostgator.com.br hostgator.mx
umbler | umbler.com
registrobr | registro.br
cyonch | cyon.ch
hosttech | hosttech.ch hosttech.eu
!metanet | metanet.ch
!lws lwsfr lwspanel | lws.fr lws-hosting.com
planethoster | planethoster.com planethoster.net
!amen | amen.fr
domainfactory | df.eu
allinkl | all-inkl.com kasserver.com
mittwald | mittwald.de
!webgo | webgo.de
!udag uniteddomains | united-domains.de ud.com
!checkdomain | checkdomain.de
domaindiscount24 | domaindiscount24.com
mijndomein mijnhost | mijndomein.nl mijn.host
!versio | versio.nl
!antagonist | antagonist.nl
!combell | combell.com
!easyhost | easyhost.be
loopia loopiamail | loopia.se loopia.com loopia.no
binero | binero.se
misshosting | misshosting.se
simplycom unoeuro domeneshop | simply.com unoeuro.com domeneshop.no domainname.shop
fasthosts | fasthosts.co.uk
heartinternet | heartinternet.uk
!krystal | krystal.uk krystal.io
dinahosting | dinahosting.com
raiolanetworks | raiolanetworks.com
piensasolutions | piensasolutions.com
!cdmon | cdmon.com
nominalia | nominalia.com
!acens | acens.com
dondominio | dondominio.com
webempresa | webempresa.com
!sered | sered.net
keliweb | keliweb.it serverplan.com
netsons | netsons.com
siteserver tophost | tophost.it
nazwapl !nazwa | nazwa.pl
!lhpl | lh.pl
cyberfolks | cyberfolks.pl cyberfolks.com dhosting.pl
!wedos | wedos.com wedos.cz
forpsi | forpsi.com
webglobe | webglobe.cz webglobe.sk
websupport | websupport.sk
active24 | active24.cz
papaki tophostgr | papaki.com papaki.gr top.host
!natro | natro.com
turhost | turhost.com
isimtescil | isimtescil.net
!nicru | nic.ru
!timeweb | timeweb.com timeweb.ru timeweb.cloud
!beget | beget.com beget.ru
!jino | jino.ru
!lolipop | lolipop.jp
!muumuu | muumuu-domain.com
!conoha | conoha.jp
!sonet | so-net.ne.jp
!plala | plala.or.jp
asahinet | asahi-net.or.jp
!jcom | jcom.co.jp
iijmio | iijmio.jp
nttcom | ntt.com ntt.co.jp
ntteast | ntt-east.co.jp
nttwest | ntt-west.co.jp
!flets | flets.com
uqmobile | uqwimax.jp
!povo | povo.jp
!mineo | mineo.jp
!ahamo | ahamo.com
linemo | linemo.jp
netregistry | netregistry.com.au
crazydomains | crazydomains.com.au crazydomains.com
ventraip | ventraip.com.au
melbourneit | melbourneit.com.au
webcentral | webcentral.au
afrihost | afrihost.com
domainscoza | domains.co.za
!axxess | axxess.co.za
whogohost | whogohost.com go54.com
qservers | qservers.net
truehost | truehost.co.ke truehost.com
hostafrica | hostafrica.com
bigrock netcore | bigrock.in bigrock.com
resellerclub | resellerclub.com
hostingraja | hostingraja.in
exabytes | exabytes.com exabytes.my
shinjiru | shinjiru.com
niagahoster | niagahoster.co.id
domainesia | domainesia.com
rumahweb | rumahweb.com
idwebhost | idwebhost.com
dewaweb | dewaweb.com
matbao | matbao.net
pavietnam | pavietnam.vn
!inetvn | inet.vn
!tenten | tenten.vn
directadmin | directadmin.com
!webmin | webmin.com
ispconfig | ispconfig.org
vestacp | vestacp.com
squirrelmail | squirrelmail.org
smartermail | smartertools.com
mdaemon | mdaemon.com
icewarp | icewarp.com
openxchange | open-xchange.com
!sogo | sogo.nu
!kerio | kerio.com
!mojang | mojang.com
!waze | waze.com
bitbucket | bitbucket.org
duosecurity duomobile | duosecurity.com duo.com
onelogin | onelogin.com
pingidentity | pingidentity.com pingone.com
paychex | paychex.com
paycom | paycom.com paycomonline.net
gusto | gusto.com
!ukgpro | ukg.com
ultipro | ultipro.com
sendinblue | sendinblue.com
!brevo | brevo.com
constantcontact | constantcontact.com
woocommerce | woocommerce.com
elementor | elementor.com
egnyte | egnyte.com
sharefile !citrix citrixsharefile | sharefile.com citrix.com
swisstransfer | swisstransfer.com
transfernow | transfernow.net
filemail | filemail.com
!pcloud | pcloud.com
4shared | 4shared.com
!issuu | issuu.com
slideshare | slideshare.net
dochub | dochub.com
yousign | yousign.com
signrequest | signrequest.com
dottedsign | dottedsign.com
!monday | monday.com
!asana | asana.com
clickup | clickup.com
airtable | airtable.com
smartsheet | smartsheet.com
!basecamp | basecamp.com
!barracuda barracudanetworks | barracuda.com barracudanetworks.com cudasvc.com
logmein | logmein.com
ultraviewer | ultraviewer.net
gotoassist | goto.com gotoassist.com
rustdesk | rustdesk.com
dashlane | dashlane.com
keepass | keepass.info
nordpass | nordpass.com
avgantivirus | avg.com
ccleaner | ccleaner.com
esetnod32 | eset.com
!sophos | sophos.com
webroot | webroot.com opentext.com
pandasecurity | pandasecurity.com
crowdstrike | crowdstrike.com
!totalav | totalav.com
expressvpn | expressvpn.com
surfshark | surfshark.com
cyberghost | cyberghostvpn.com
sonicwall | sonicwall.com
paloaltonetworks | paloaltonetworks.com
pulsesecure | pulsesecure.net ivanti.com
hihonor | hihonor.com honor.com
!oneplus | oneplus.com
heytap | heytap.com
vivoglobal | vivo.com
!tecno | tecno-mobile.com
!infinix | infinixmobility.com
lenovo | lenovo.com
!nokia | nokia.com
blackberry | blackberry.com
!asus | asus.com
!acer | acer.com
canonsupport canonprinter | canon.com canon-europe.com
!epson | epson.com
brotherprinter | brother.com brother-usa.com
geforce | geforce.com
!intel | intel.com
!amd | amd.com
fitbit | fitbit.com
!gopro | gopro.com
!imo | imo.im
tumblr | tumblr.com
!quora | quora.com
!bumble | bumble.com
okcupid | okcupid.com
!matchcom | match.com
plentyoffish | pof.com
lovoo | lovoo.com
grindr | grindr.com
!hinge | hinge.co
!kwai | kwai.com kuaishou.com
!bigo | bigo.tv
!likee | likee.video
!bereal | bereal.com
!clubhouse | clubhouse.com
bilibili | bilibili.com
douyin | douyin.com
xiaohongshu | xiaohongshu.com
kuaishou | kuaishou.com
peacocktv | peacocktv.com
discoveryplus | discoveryplus.com
!tidal | tidal.com
!napster | napster.com
!pandora | pandora.com
!audible | audible.com
!kindle | amazon.com
rtlplus | rtlplus.de rtl.de
!joyn | joyn.de
wowtv | sky.de
skyshowtime | skyshowtime.com
viaplay | viaplay.com viaplay.se
molotovtv | molotov.tv
sonyliv | sonyliv.com
!zee5 | zee5.com
tatasky tataplay | tataplay.com
!dishtv | dishtv.in
sunnxt | sunnxt.com
!viki | viki.com
iqiyi | iq.com iqiyi.com
!wetv | wetv.vip
!vidio | vidio.com
!unext | unext.jp
abematv | abema.tv
hulujp | hulu.jp
nhkplus | nhk.or.jp nhk.jp
battlenet | battle.net battlenet.com.cn
worldofwarcraft | worldofwarcraft.com
!activision | activision.com
clashofclans | clashofclans.com
clashroyale | clashroyale.com
!supercell supercellid | supercell.com
brawlstars | brawlstars.com
codashop | codashop.com codapayments.com
higgsdomino hdomino | higgsdominoglobal.com
skinport | skinport.com
dmarket | dmarket.com
!faceit | faceit.com
!csmoney | cs.money
!tradeit | tradeit.gg 163.com
!esea | esea.net
worldoftanks | worldoftanks.com worldoftanks.eu
wargaming | wargaming.net
!warthunder | warthunder.com
runescape runescpae oldschoolrunescape !osrs jagex | runescape.com jagex.com
axieinfinity | axieinfinity.com
sandboxgame | sandbox.game
!coinmaster | coinmastergame.com moonactive.com
candycrush | king.com
!amongus | innersloth.com
stumbleguys | stumbleguys.com
!konami | konami.com konami.net
squareenix | square-enix.com
bandainamco | bandainamcoent.com bandainamcoent.co.jp
!capcom | capcom.com
!sega | sega.com
humblebundle | humblebundle.com
!g2a | g2a.com
kinguin | kinguin.net
eneba | eneba.com
gamivo | gamivo.com
!instantgaming | instant-gaming.com
myntra | myntra.com
snapdeal | snapdeal.com
!ajio | ajio.com
nykaa | nykaa.com
bukalapak | bukalapak.com
blibli | blibli.com
!sendo | sendo.vn
thegioididong | thegioididong.com
dienmayxanh | dienmayxanh.com
fptshop | fptshop.com.vn
gmarket | gmarket.co.kr
11street !11st | 11st.co.kr 11street.my
banggood | banggood.com
!joom | joom.com
!kohls | kohls.com
nordstrom | nordstrom.com
wayfair | wayfair.com
!lowes | lowes.com
!sephora | sephora.com sephora.fr
ultabeauty | ulta.com
albertsons | albertsons.com
!publix | publix.com
wholefoods | wholefoodsmarket.com
traderjoes | traderjoes.com
!safeway | safeway.com
!heb | heb.com
cvspharmacy | cvs.com
riteaid | riteaid.com
!offerup | offerup.com
kijiji | kijiji.ca
!letgo | letgo.com
2ememain | 2ememain.be
anibis | anibis.ch
dbadk | dba.dk
!tori toripay | tori.fi
guloggratis | guloggratis.dk
jofogas | jofogas.hu
hardverapro | hardverapro.hu
njuskalo | njuskalo.hr
kupujemprodajem | kupujemprodajem.com
skelbiu | skelbiu.lt
!youla | youla.ru
auto24 | auto24.ee
!kufar | kufar.by
sbermegamarket megamarket | megamarket.ru
promua | prom.ua
!izi | izi.ua
!shafa | shafa.ua
altexro | altex.ro
coolblue | coolblue.nl coolblue.be
wehkamp | wehkamp.nl
!saturnde | saturn.de
mediaworld | mediaworld.it
edeka | edeka.de
rossmann | rossmann.de
dmdrogerie | dm.de
pennymarkt | penny.de
!obi | obi.de obi.com
intermarche | intermarche.com
monoprix | monoprix.fr
!superu | coursesu.com
!boulanger | boulanger.com
!conforama | conforama.fr
laredoute | laredoute.fr
showroomprive | showroomprive.com
veepee | veepee.fr veepee.com
backmarket | backmarket.fr backmarket.com
castorama | castorama.fr castorama.pl
manomano | manomano.fr manomano.com
bricomarche | bricomarche.com
!morrisons | morrisons.com
waitrose | waitrose.com
!argos | argos.co.uk
!currys | currys.co.uk
johnlewis | johnlewis.com
marksandspencer | marksandspencer.com
superdrug | superdrug.com
screwfix | screwfix.com
!nextuk | next.co.uk
!asos | asos.com
!boohoo | boohoo.com
primark | primark.com
sportsdirect | sportsdirect.com
jdsports | jdsports.co.uk
mercadona | mercadona.es
alcampo | alcampo.es
eroski | eroski.es
hipercor | hipercor.es
pccomponentes | pccomponentes.com
esselunga | esselunga.it
!conad | conad.it
euronics | euronics.it euronics.de
!unieuro | unieuro.it
!coopit | e-coop.it
!jumbo | jumbo.com
!kruidvat | kruidvat.nl kruidvat.be
!etos | etos.nl
!coopch | coop.ch
!digitec | digitec.ch
!galaxus | galaxus.ch galaxus.de
!denner | denner.ch
!supercard | supercard.ch
zabka | zabka.pl
mediaexpert | mediaexpert.pl
euroagd | euro.com.pl
!xkom | x-kom.pl
!ccc | ccc.eu
eobuwie | eobuwie.com.pl
!continente | continente.pt
pingodoce | pingodoce.pt
!worten | worten.pt worten.es
hepsiburada | hepsiburada.com
!n11 | n11.com
sahibinden | sahibinden.com
!bim | bim.com.tr
!a101 | a101.com.tr
sokmarket | sokmarket.com.tr
gittigidiyor | gittigidiyor.com
!getir | getir.com
!dolap | dolap.com
arabamcom | arabam.com
!heureka | heureka.cz
!czc | czc.cz
!datart | datart.cz datart.sk
!publicgr | public.gr
!plaisio | plaisio.gr
elkjop | elkjop.no
!powerno | power.no power.dk power.fi power.se
komplett | komplett.no komplett.se
!coopno | coop.no
!ica | ica.se
willys | willys.se
!submarino | submarino.com.br
shoptime | shoptime.com.br
!havan | havan.com.br
!centauro | centauro.com.br
!kabum | kabum.com.br
!dafiti | dafiti.com.br dafiti.com.co
!enjoei | enjoei.com.br
!linio | linio.com
!lidercl | lider.cl
!elektra | elektra.mx elektra.com.mx
!suburbia | suburbia.com.mx
bodegaaurrera | bodegaaurrera.com.mx
!soriana | soriana.com
chedraui | chedraui.com.mx
!exito | exito.com
!alkosto | alkosto.com alkomprar.com
homecenter | homecenter.com.co
ktronix | ktronix.com
fravega | fravega.com
!garbarino | garbarino.com
!coto | coto.com.ar cotodigital.com.ar
!bunnings | bunnings.com.au
jbhifi | jbhifi.com.au
kmartau | kmart.com.au
harveynorman | harveynorman.com.au
officeworks | officeworks.com.au
paknsave | paknsave.co.nz
thewarehouse | thewarehouse.co.nz
!checkers | checkers.co.za
!pnp picknpay | pnp.co.za
shoprite | shoprite.co.za shopriteholdings.co.za
!makro | makro.co.za
bidorbuy bobshop | bobshop.co.za
!konga | konga.com
!jiji | jiji.ng jiji.co.ke jiji.com.gh
kilimall | kilimall.co.ke kilimall.com
dubizzle | dubizzle.com
opensooq | opensooq.com
luluhypermarket | luluhypermarket.com
!haraj | haraj.com.sa
!namshi | namshi.com
blinkit | blinkit.com
!zepto | zeptonow.com
!dmart | dmart.in
swiggy | swiggy.com
!zomato | zomato.com
yodobashi | yodobashi.com
biccamera | biccamera.com
zozotown !zozo | zozo.jp
donki | donki.com
uniqlo | uniqlo.com
!tpoint !vpoint | tsite.jp
seveneleven | sej.co.jp 711.com.tw
7eleven | 7-eleven.com
!lawson | lawson.co.jp
familymart | family.co.jp
momoshop | momoshop.com.tw
pchome | pchome.com.tw
!ruten | ruten.com.tw
pxmart | pxmart.com.tw
hktvmall | hktvmall.com
parknshop | parknshop.com
!watsons | watsons.com.hk watsons.com.tw watsons.com.sg watsons.com.my
!ntuc !fairprice ntucfairprice shengsiong | fairprice.com.sg ntuc.org.sg shengsiong.com.sg
!lyft | lyft.com
!bolteu | bolt.eu
!careem | careem.com
!gojek | gojek.com
foodpanda | foodpanda.com foodpanda.sg foodpanda.com.tw foodpanda.pk foodpanda.hk foodpanda.com.bd foodpanda.ph foodpanda.my
doordash | doordash.com
grubhub | grubhub.com
lieferando | lieferando.de
!takeaway | takeaway.com thuisbezorgd.nl
!glovo | glovoapp.com
!ifood | ifood.com.br
!rappi | rappi.com rappi.com.co rappi.com.mx
instacart | instacart.com
!dominos | dominos.com dominos.co.uk dominos.jp
burgerking | burgerking.com bk.com
!kfc | kfc.com kfc.co.uk
!subway | subway.com
cocacola | coca-cola.com coca-colacompany.com
!pepsi | pepsi.com
!nestle | nestle.com
!heineken | heineken.com
cadbury | cadbury.co.uk
!lindt | lindt.com
!milka | milka.com milka.de
!puma | puma.com
newbalance | newbalance.com
skechers | skechers.com
!crocs | crocs.com
lululemon | lululemon.com
thenorthface | thenorthface.com
underarmour | underarmour.com
!zara | zara.com
louisvuitton | louisvuitton.com
!gucci | gucci.com
!chanel | chanel.com
!rolex | rolex.com
!cartier | cartier.com
rayban | ray-ban.com
pandorajewelry | pandora.net
michaelkors | michaelkors.com
!ugg | ugg.com
hotelscom | hotels.com
!vrbo | vrbo.com fewo-direkt.de
abritel | abritel.fr
homeaway | homeaway.com
!ctrip | ctrip.com
makemytrip | makemytrip.com
skyscanner | skyscanner.net skyscanner.com
!kayak | kayak.com
opodo | opodo.com opodo.fr
!edreams | edreams.com edreams.es edreams.fr
trivago | trivago.com
hostelworld | hostelworld.com
!omio | omio.com
ouigo | ouigo.com
!navigo | navigo.fr iledefrance-mobilites.fr
!ratp | ratp.fr
!eurostar | eurostar.com
!oebb | oebb.at
italotreno | italotreno.it
renfe | renfe.com
!nsnl | ns.nl
jreast | jreast.co.jp
jrwest | westjr.co.jp
smartex | smart-ex.jp
amtrak | amtrak.com
!greyhound | greyhound.com
wizzair | wizzair.com
!vueling | vueling.com
britishairways | britishairways.com
!klm | klm.com klm.nl
!iberia | iberia.com
qatarairways | qatarairways.com
etihad | etihad.com
turkishairlines | turkishairlines.com
singaporeair | singaporeair.com
cathaypacific | cathaypacific.com
qantas | qantas.com qantas.com.au
!airasia | airasia.com
malaysiaairlines | malaysiaairlines.com
americanairlines | aa.com
deltaairlines | delta.com
southwestair !southwest | southwest.com
jetblue | jetblue.com
aircanada | aircanada.com
westjet | westjet.com
!ana anamileage allnipponairways | ana.co.jp ana.com
!voegol | voegol.com.br smiles.com.br
avianca | avianca.com
copaair | copaair.com
aeromexico | aeromexico.com
!volaris | volaris.com
kenyaairways | kenya-airways.com
ethiopianairlines | ethiopianairlines.com
royalairmaroc | royalairmaroc.com
egyptair | egyptair.com
southafricanairways | flysaa.com
!hilton | hilton.com
!hyatt | hyatt.com
!accor | accor.com
!ihg | ihg.com
stubhub | stubhub.com
viagogo | viagogo.com
eventbrite | eventbrite.com
livenation | livenation.com
!eni | eni.com
!plenitude | eniplenitude.com
!grdf | grdf.fr
!veolia | veolia.com veolia.fr
!suez | suez.com suez.fr
!saur | saur.com
servizioelettrico | servizioelettriconazionale.it
!a2a | a2a.it
!hera | gruppohera.it
!acea | acea.it
iberdrola | iberdrola.es iberdrola.com
!naturgy | naturgy.es naturgy.com
!repsol | repsol.es repsol.com
holaluz | holaluz.com
!edp | edp.pt edp.com edp.com.br edpenergia.es
!rwe | rwe.com
!enbw | enbw.com
!fortum | fortum.com fortum.fi
octopusenergy | octopus.energy
scottishpower | scottishpower.co.uk scottishpower.com
ovoenergy | ovoenergy.com
ofgem | ofgem.gov.uk
!pge | gkpge.pl pgeobrot.pl
!tauron | tauron.pl
!enea | enea.pl
pgnig | pgnig.pl
!energa | energa.pl
!orlen | orlen.pl
!cez !cezcz | cez.cz
innogy | innogy.cz
!mvm | mvm.hu mvmnext.hu
!dei !deigr !ppc !deh | dei.gr ppcgroup.com
!kanden | kanden.co.jp
!chuden | chuden.co.jp
tokyogas | tokyo-gas.co.jp
osakagas | osakagas.co.jp
kepco | kepco.co.jp kepco.kr
eneos | eneos.co.jp
cityofjoburg | joburg.org.za
cemig | cemig.com.br
copel | copel.com
!cpfl | cpfl.com.br
!equatorial | equatorialenergia.com.br
!sabesp | sabesp.com.br
neoenergia | neoenergia.com
!lightsa | light.com.br
hydroquebec | hydroquebec.com
bchydro | bchydro.com
hydroone | hydroone.com
enbridge | enbridge.com enbridgegas.com
pgecalifornia | pge.com
conedison | coned.com
!duke dukeenergy | duke-energy.com
nationalgrid | nationalgridus.com nationalgrid.com
southernedison | sce.com
aglenergy | agl.com.au
energyaustralia | energyaustralia.com.au
!sewa | sewa.gov.ae
!addc | addc.ae
!pln plnmobile | pln.co.id
spgroup spservices | spgroup.com.sg
sembcorp | sembcorp.com
!evn evnvn | evn.com.vn evn.at
bpgas | bp.com
exxon exxonmobil | exxonmobil.com exxon.com
!chevron | chevron.com
aramco | aramco.com
gazprom | gazprom.ru gazprom.com
lukoil | lukoil.ru lukoil.com
petronas | petronas.com
petrobras | petrobras.com.br
spacex | spacex.com
starlink | starlink.com
!toyota | toyota.com toyota.jp
!bmw | bmw.com bmw.de
!mercedes | mercedes-benz.com
volkswagen | volkswagen.com volkswagen.de
hyundai | hyundai.com
!fdj francaisedesjeux parionssport | fdj.fr
!pmu | pmu.fr
megamillions | megamillions.com
publishersclearinghouse !pch | pch.com
!thelott | thelott.com
!lotto lotto24 ozlotto | lotto.de lotto24.de lotto.pl
eurojackpot | eurojackpot.org
!juegosonce | once.es juegosonce.es
lotterywest | lotterywest.wa.gov.au
lottomatica | lottomatica.it
!sisal | sisal.it
!snai | snai.it
!opap | opap.gr
stoiximan | stoiximan.gr
!allwyn | allwyn.com
betfair | betfair.com
williamhill | williamhill.com
ladbrokes | ladbrokes.com ladbrokes.com.au
paddypower | paddypower.com
skybet | skybet.com
winamax | winamax.fr winamax.es
betclic | betclic.fr betclic.com
!bwin | bwin.com bwin.fr bwin.de
zebet | zebet.fr
!netbet | netbet.fr netbet.com
22bet | 22bet.com
megapari | megapari.com
!linebet | linebet.com
betwinner | betwinner.com
parimatch | parimatch.com
!pinnacle | pinnacle.com
bet9ja | bet9ja.com
nairabet | nairabet.com
!betking | betking.com
premierbet | premierbet.com
!msport | msport.com
sportpesa | sportpesa.com
!betika | betika.com
hollywoodbets | hollywoodbets.net betpawa.com
!blaze | blaze.com
betnacional | betnacional.bet.br
sportingbet | sportingbet.com
!kto | kto.com
estrelabet | estrelabet.bet.br
betmgm | betmgm.com
!caesars | caesars.com
prizepicks | prizepicks.com
partypoker | partypoker.com
888poker | 888poker.com 888.com
888casino | 888casino.com
tabau | tab.com.au
pointsbet | pointsbet.com pointsbet.com.au
fun88 | fun88.com
!w88 | w88.com
sbobet | sbobet.com
!m88 | m88.com
188bet | 188bet.com
!bk8 | bk8.com
12bet | 12bet.com
!iddaa | iddaa.com
!nesine | nesine.com
!misli | misli.com
!bilyoner | bilyoner.com
tipico | tipico.de tipico.com
tipsport | tipsport.cz tipsport.sk
!fortuna | ifortuna.cz efortuna.pl
!sts | sts.pl
!superbet | superbet.ro superbet.pl superbet.com
dream11 | dream11.com
my11circle | my11circle.com
rummycircle | rummycircle.com
!junglee | junglee.com jungleerummy.com
!winzo | winzogames.com
!mpl | mpl.live
10cric | 10cric.com
leovegas | leovegas.com
mrgreen | mrgreen.com
!casumo | casumo.com
jackpotcity | jackpotcitycasino.com
spinpalace | spinpalace.com
chumba | chumbacasino.com
monsterjobs | monster.com
ziprecruiter | ziprecruiter.com
careerbuilder | careerbuilder.com
hellowork | hellowork.com
!apec | apec.fr
stepstone | stepstone.de
!xing | xing.com
jobsdb | jobsdb.com
infojobs | infojobs.net infojobs.com.br seek.com.au
fiverr | fiverr.com
!freelancer | freelancer.com
toptal | toptal.com
computrabajo | computrabajo.com
!catho | catho.com.br
!gupy | gupy.io
!bayt | bayt.com
!headhunter !hhru | hh.ru hh.kz
!superjob | superjob.ru
jobberman | jobberman.com
!runway | runwayml.com
!qwen | qwen.ai
!xai | x.ai
characterai | character.ai
huggingface | huggingface.co hf.co
elevenlabs | elevenlabs.io
capcut | capcut.com
grammarly | grammarly.com
quillbot | quillbot.com
!deepl | deepl.com
eduroam | eduroam.org
!incommon | incommon.org
canvaslms | canvaslms.com
!instructure | instructure.com
moodle | moodle.org moodle.com moodlecloud.com
brightspace | brightspace.com
!d2l | d2l.com
!stanford | stanford.edu
!princeton | princeton.edu
!yale | yale.edu
!cornell | cornell.edu
!berkeley | berkeley.edu
!columbia | columbia.edu
cambridgeuniversity | cam.ac.uk
!ucl | ucl.ac.uk
!imperial | imperial.ac.uk kcl.ac.uk
!chegg | chegg.com
coursehero | coursehero.com
coursera | coursera.org
!udemy | udemy.com
duolingo | duolingo.com
!renater !ecampus | renater.fr
parcoursup | parcoursup.fr
!pronote | index-education.net
ecoledirecte | ecoledirecte.com
elsevier | elsevier.com
sciencedirect | sciencedirect.com
!springer | springer.com springernature.com
researchgate | researchgate.net
!academia | academia.edu
indihome | indihome.co.id
!indosat | indosatooredoo.com tri.co.id ioh.co.id
!im3 | im3.id
xlaxiata | xl.co.id xlaxiata.co.id
smartfren | smartfren.com
!axisnet | axis.co.id
9mobile | 9mobile.com.ng
etisalat | eand.com etisalat.ae etisalat.eg
!emaar | emaar.com
!eand | eand.com
!mystc | stcpay.com.sa
!mobily | mobily.com.sa
!zain !zainkw | zain.com
omantel | omantel.om
batelco | batelco.com
!inwi | inwi.ma
algerietelecom | algerietelecom.dz
djezzy | djezzy.dz
!mobilis | mobilis.dz
tunisietelecom | tunisietelecom.tn
!topnet | topnet.tn
!yas | yas.tg
camtel | camtel.cm
!nexttel | nexttel.cm
unitelao !unitel | unitel.ao
africell | africell.com
!econet | econet.co.zw
!netone | netone.co.zw
vodafoneidea !myvi viindia | myvi.in vodafoneidea.com
actfibernet | actcorp.in
hathway | hathway.com
!ufone | ufone.com
jazzpk | jazz.com.pk jazzcash.com.pk
!zong | zong.com.pk
!robi | robi.com.bd
banglalink | banglalink.net
!slt slttelecom sltmobitel | slt.lk
!dialog | dialog.lk
hutchlk | hutch.lk
ntcnepal | ntc.net.np
!ncell | ncell.com.np axiata.com
!worldlink | worldlink.com.np
!starhub | starhub.com
!m1sg | m1.com.sg
myrepublic | myrepublic.net
!simba | simba.sg
!celcom celcomdigi | celcom.com.my celcomdigi.com digi.com.my
!umobile | u.com.my
tmunifi !unifi | unifi.com.my tm.com.my
!pldt | pldt.com pldthome.com
!smartph | smart.com.ph
!dito | dito.ph
!trueth truemove truecorp | true.th truemoney.com truecorp.co.th
!dtac | dtac.co.th
vinaphone | vinaphone.com.vn
mobifone | mobifone.vn
!vnpt | vnpt.vn vnpt.com.vn
fareastone fetnet | fetnet.net
taiwanmobile | taiwanmobile.com
!emome | emome.net
!pccw | pccw.com
netvigator | netvigator.com
!csl 1010hk | hkcsl.com 1010.com.hk
!smartone | smartone.com three.com.hk
!hkbn | hkbn.net
chinaunicom | chinaunicom.com
chinatelecom | chinatelecom.com.cn
!10086 | 10086.cn
!10010 | 10010.com
189cn | 189.cn
!tworld | tworld.co.kr
!uplus lguplus | lguplus.com uplus.co.kr
ktcorp | kt.com
ollehkt olleh | olleh.com
vodafonenz !onenz | one.nz
2degrees | 2degrees.nz
!slingshot | slingshot.co.nz
iinet | iinet.net.au
!dodo | dodo.com
aussiebroadband | aussiebroadband.com.au
!nbn nbnco | nbnco.com.au
amaysim | amaysim.com.au
telmex | telmex.com
!izzi | izzi.mx
!totalplay | totalplay.com.mx
!megacable | megacable.com.mx
!prodigy | prodigy.net.mx
!wom | wom.cl wom.co
!vtr | vtr.com
!gtd | gtd.cl
fibertel | fibertel.com.ar
telecomargentina | telecom.com.ar
!arnet | arnet.com.ar
cablevisionflow | flow.com.ar
!antel | antel.com.uy
!etbco !etb | etb.com etb.com.co
!cantv | cantv.com.ve cantv.net
!digitel | digitel.com.ve
movilnet | movilnet.com.ve
!bitel | bitel.com.pe
!cnt | cnt.gob.ec
!kolbi | kolbi.cr
!liberty libertypr | libertypr.com
cwpanama | cwpanama.com
digicel | digicelgroup.com
flowjamaica | discoverflow.co
!skybr | sky.com.br
brisanet | brisanet.com.br
partneril | partner.co.il 012.net.il
!cellcom | cellcom.co.il
pelephone | pelephone.co.il
!hotnet | hot.net.il
!walla wallamail | walla.co.il
magticom | magticom.ge
silknet | silknet.com
!ucom | ucom.am team.am
vivacell | viva.am
!kcell | kcell.kz
activkz | activ.kz
!altel | altel.kz
uztelecom | uztelecom.uz
!ucell | ucell.uz
bakcell | bakcell.com
!yettel | yettel.bg yettel.hu yettel.rs
!mtsrs | mts.rs
sbbrs | sbb.rs
!siol | siol.net
telekomslovenije | telekom.si
posttelecom !postlu !tangolu luxembourgonline | post.lu tango.lu internet.lu
monacotelecom | monaco-telecom.mc
cytanet !cyta !primetel !epiccy | cyta.com.cy cytanet.com.cy primetel.com.cy epic.com.cy
melitamt gomalta maltanet | melita.com go.com.mt
siminn | siminn.is
vodafoneis | vodafone.is
!lmtlv | lmt.lv
!bitelv | bite.lv bite.lt
!tetlv | tet.lv
!viasat | viasat.com
hughesnet | hughesnet.com
!exede | exede.net
!slingtv | sling.com
siriusxm | siriusxm.com
truecaller | truecaller.com
getcontact | getcontact.com
!shazam | shazam.com
!anghami | anghami.com
boomplay | boomplay.com
audiomack | audiomack.com
vimeo | vimeo.com
dailymotion | dailymotion.com
!rumble | rumble.com
kickstarter | kick.com kickstarter.com
gofundme | gofundme.com
ringdoorbell | ring.com
!eufy | eufy.com
nestcam | nest.com google.com amazon.com
blinkcamera | blinkforhome.com
netgear | netgear.com routerlogin.net mywifiext.net mywifiext.com
linksys | linksys.com
asusrouter | asus.com
dlink | dlink.com
!oracle | oracle.com oraclecloud.com
!sap | sap.com
!ibm | ibm.com
redhat | redhat.com
vmware | vmware.com broadcom.com
servicenow | servicenow.com service-now.com
freshbooks | freshbooks.com
!xero | xero.com
!sage | sage.com
!myob | myob.com
digitalocean | digitalocean.com
linode | linode.com akamai.com
vultr | vultr.com
heroku | heroku.com
netlify | netlify.com
!vercel | vercel.com
contabo | contabo.com
rarible | rarible.com
icann | icann.org
verisign | verisign.com
!enom | enom.com
!namecom | name.com
!dynadot | dynadot.com
porkbun | porkbun.com
!tucows | tucows.com opensrs.com
!hover | hover.com
letsencrypt | letsencrypt.org
digicert | digicert.com
sectigo | sectigo.com
!comodo | comodo.com
globalsign | globalsign.com
hostmonster | hostmonster.com
justhost | justhost.com
!ipage | ipage.com
!fatcow | fatcow.com
inmotionhosting | inmotionhosting.com
a2hosting | a2hosting.com
greengeeks | greengeeks.com
hostwinds | hostwinds.com
000webhost | 000webhost.com
infinityfree | infinityfree.com infinityfree.net
freehostia | freehostia.com
awardspace | awardspace.com
netcologne | netcologne.de
!mnet | m-net.de
ewetel | ewe.de ewetel.de
osnatel | osnatel.de
!htp | htp.net
congstar | congstar.de
!alditalk aldytalk | alditalk.de
drillisch | drillisch.de
winsim | winsim.de
blaude | blau.de
klarmobil | klarmobil.de
mobilcomdebitel | mobilcom-debitel.de
giffgaff | giffgaff.com
tescomobile | tescomobile.com
!lebara | lebara.com lebara.co.uk
lycamobile | lycamobile.com lycamobile.co.uk
smartymobile | smarty.co.uk
plusnet | plus.net plus.com
zenuk | zen.co.uk
!sosh | sosh.fr
prixtel | prixtel.com
nrjmobile | nrjmobile.fr
lapostemobile | lapostemobile.fr
!coriolis | coriolis.com
numericable | numericable.fr
completel | completel.fr
!neuf neuffr | neuf.fr sfr.fr
`;
