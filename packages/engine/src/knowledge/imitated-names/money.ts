/** Banks, payment, wallets and exchanges, insurers, the state and its benefits, post and parcels. See `index.ts`. */
export const MONEY = `
paypal paypai paypalobjects | paypal.com paypal.me paypalobjects.com paypal-corp.com paypal-community.com
usps uspostal uspspost uspostalservice | usps.com usps.gov uspsinformeddelivery.com
dhl dhlexpress dhlparcel mydhl | dhl.com dhl.de dhl.fr dhl.co.uk dhl.ch dhl.es dhl.it dhlparcel.nl dhlparcel.co.uk dpdhl.com
  dhl.at dhl.be dhl.pl
bankofamerica bofa bankofamerca | bankofamerica.com bofa.com bofaml.com bac.com
wellsfargo wellsfarg | wellsfargo.com wf.com wellsfargoadvisors.com
!chase jpmorgan jpmorganchase !chaseonline chasebank | chase.com jpmorgan.com jpmorganchase.com chase.co.uk
!amex americanexpress amexcard | americanexpress.com amex.com aexp.com americanexpress.co.uk americanexpress.ch
coinbase coinbasepro coinbasewallet | coinbase.com coinbasecloud.net cb.id base.org
metamask metamaskio metamsk | metamask.io consensys.net consensys.io metamask.com
creditagricole !mabanque securipass | credit-agricole.fr credit-agricole.com ca-sudrhonealpes.fr ca-paris.fr ca-cib.com
  ca-indosuez.com credit-agricole.it ca-normandie.fr ca-nordest.fr ca-centrest.fr ca-briepicardie.fr ca-alpesprovence.fr
  credit-agricole.pl
labanquepostale banquepostale certicode certicodeplus | labanquepostale.fr labanquepostale.com lbp.fr
!ameli assurancemaladie cartevitale !vitale amelifr | ameli.fr assurance-maladie.fr sesam-vitale.fr
!antai amendesgouv !amendes !amende !stationnement !infractions | antai.gouv.fr amendes.gouv.fr
!impots impotsgouv !dgfip !financespubliques !impot impotgouv | impots.gouv.fr economie.gouv.fr finances.gouv.fr
binance binanceus bnbchain | binance.com binance.us binance.org bnbchain.org binance.vision binance.je
laposte lapostefr laposteweb digiposte | laposte.fr laposte.net lapostegroupe.com groupelaposte.com digiposte.fr lapostemobile.fr
  laposte.com
chronopost | chronopost.fr chronopost.com chronopost.pt
colissimo !coliposte | colissimo.fr laposte.fr colissimo.com
!ledger ledgerlive ledgerwallet ledgercom | ledger.com ledgerwallet.com
hsbc hsbcuk hsbconline | hsbc.com hsbc.co.uk hsbc.fr hsbc.com.hk hsbc.ca hsbc.com.mx hsbcnet.com hsbc.com.au hsbc.com.sg
  hsbc.co.in
santander santanderbank !supernet santanderuk | santander.com santander.co.uk bancosantander.es santander.com.br santander.com.mx
  santander.cl santander.com.ar santanderbank.com santander.pt santander.pl santander.de santanderconsumer.es santander.com.co
  santander.com.pe
posteitaliane posteitaliene postepay bancoposta posteit !poste | poste.it posteitaliane.it postepay.it postecert.it
!itau itaucard itaubank itauunibanco bancoitau | itau.com.br itau.com itau.cl itau.com.ar itau.com.py itau.com.uy itau.co
  itaucard.com.br itau-unibanco.com.br
bradesco bradescard bancobradesco !netempresa | bradesco.com.br banco.bradesco bradesco.com bradescoseguros.com.br
  bradescard.com.br
!correos correosexpress correosesp sociedadestatalcorreos | correos.es correosexpress.com correos.com correosmarket.es
  correos.go.cr correos.cl
swisspost !postch schweizerpost posteswisse postsuisse lapostesuisse | post.ch swisspost.ch swisspost.com swissid.ch
postfinance postfinanceid !efinance | postfinance.ch
sparkasse sparkassen pushtan spushtan stadtsparkasse kreissparkasse | sparkasse.de sparkassen.de dsgv.de sparkasse.at haspa.de
  berliner-sparkasse.de sskm.de sparkasse-koelnbonn.de s-pushtan.de kskmse.de frankfurter-sparkasse.de naspa.de
volksbank raiffeisenbank vrbank volksbanken !securego vrnetworld | volksbank.de vr.de vr-bank.de bvr.de vr-networld.de
  raiffeisenbank.de volksbank.at vr-banking.de volksbank-eg.de berliner-volksbank.de
fedex fedexdelivery | fedex.com fedex.ca tnt.com
!ups upsdelivery unitedparcelservice upsmychoice | ups.com theupsstore.com upsstore.com
!irs irsgov !irstax irsrefund | irs.gov
hmrc hmrcgov govuk hmrcrefund | gov.uk hmrc.gov.uk service.gov.uk
royalmail royalmailgroup royalmai | royalmail.com royalmailgroup.com royalmail.co.uk postoffice.co.uk
!evri myhermes | evri.com myhermes.co.uk hermesworld.com
dpd dpdgroup dpdlocal | dpd.com dpd.co.uk dpd.fr dpd.de dpdgroup.com dpdlocal.co.uk dpdgroup.co.uk dpd.nl dpd.be dpd.ch dpd.at
  dpd.ie dpd.com.pl
mastercard !securecode | mastercard.com mastercard.us mastercard.co.uk mastercard.fr mastercard.de priceless.com
!visa visacard verifiedbyvisa visasecure | visa.com visa.fr visa.co.uk visa.de visa.ca visa.com.br visaeurope.com
!citi citibank citicard citicards citigroup banamex citibanamex | citi.com citibank.com citicards.com citigroup.com
  citibankonline.com banamex.com citibanamex.com citibank.co.in citibank.com.au citi.com.sg
capitalone capital1 | capitalone.com capitalone.co.uk capitalone.ca capitaloneshopping.com
!discover discovercard discoverbank | discover.com discovercard.com discoverbank.com
!interac !etransfer interacetransfer !autodeposit | interac.ca interac.com
!rbc royalbank rbcroyalbank | rbc.com rbcroyalbank.com royalbank.com rbcbank.com rbcdirectinvesting.com
!bmo !bmoharris bmobank banqueofmontreal bankofmontreal | bmo.com bmoharris.com bmo.ca bmonesbittburns.com
scotiabank scotiaonline !scotia | scotiabank.com scotiaonline.com scotiabank.com.mx scotiabank.cl scotiabank.com.pe
  scotiabankcolpatria.com
desjardins !accesd | desjardins.com
canadapost postescanada canadapostes | canadapost.ca canadapost-postescanada.ca postescanada.ca canadapost.com
!cra craarc canadarevenue revenuecanada arccra | canada.ca cra-arc.gc.ca gc.ca
bbva bbvacompass bbvanet bancomer | bbva.com bbva.es bbva.mx bbva.pe bbva.com.co bbva.com.ar bbva.it bbvausa.com bancomer.com
caixabank lacaixa caixabanknow | caixabank.es caixabank.com lacaixa.es caixabanknow.com caixabankpc.com
!sabadell bancosabadell bancsabadell bsabadell | bancsabadell.com bancosabadell.com grupbancsabadell.com
viabcp bancodecredito bcpzonasegura bcpperu zonasegura | viabcp.com bcpzonasegurabeta.com bancodecredito.com.pe
bancointer !interbr !interbank interbankpe | bancointer.com.br inter.co interbank.pe interbank.com.pe
bancodelanacion bnperu multired | bn.com.pe
bancolombia bancolombiasucursal sucursalpersonas | bancolombia.com grupobancolombia.com todo1.com
bancoestado cuentarut bancoestadocl | bancoestado.cl
bancofalabella falabella cmrfalabella | bancofalabella.cl bancofalabella.pe bancofalabella.com.co falabella.com bancofalabella.com
bancodechile bancochile !edwards !bci bancobci bciplus | bancochile.cl bancodechile.cl bancoedwards.cl bci.cl
banorte ixebanco | banorte.com banorte.com.mx
nubank nuconta nubankbr | nubank.com.br nu.com.mx nubank.com nu.com.co
caixaeconomica caixatem caixagov !cef fgts | caixa.gov.br caixa.com.br fgts.gov.br
bancodobrasil bancobrasil bbcombr | bb.com.br bancodobrasil.com.br
mercadopago | mercadopago.com mercadopago.com.br mercadopago.com.ar mercadopago.com.mx mercadopago.cl mercadopago.com.co
  mercadopago.com.pe mercadopago.com.uy
correiosbr !correios correiosbrasil rastreiocorreios | correios.com.br
receitafederal receitagov receitafazenda !darf cpfirregular | gov.br
mondialrelay modialrelay relaiscolis | mondialrelay.fr mondialrelay.com mondialrelay.be relaiscolis.com inpost.fr
societegenerale socgen !passsecurite | societegenerale.fr societegenerale.com sg.fr socgen.com
bnpparibas !bnp mabanquebnp | mabanque.bnpparibas group.bnpparibas bnpparibas.com bnpparibas.net bnpparibas.fr bnpparibasfortis.be
  bnpparibas-pf.fr bnpparibas.pl
caissedepargne caisseepargne caissedepargnes !securpass | caisse-epargne.fr caisse-epargne.com groupebpce.com
banquepopulaire banquepop | banquepopulaire.fr banquepopulaire.com
creditmutuel !confirmationmobile | creditmutuel.fr creditmutuel.com cic.fr
boursorama boursobank boursoramabanque | boursorama.com boursobank.com boursorama-banque.com boursorama.fr
!lcl lclfr lclbanque creditlyonnais | lcl.fr lcl.com
intesasanpaolo !intesa !sanpaolo | intesasanpaolo.com intesasanpaolo.it intesasanpaoloprivatebanking.it intesasanpaolobank.ro
!nexi nexipay cartasi | nexi.it nexigroup.com cartasi.it
!ing ingdiba !ingdirect !ingbank | ing.com ing.de ing.nl ing.be ing-diba.de ing.es ingdirect.es ing.it ing.pl ing.ro ing.com.au
  ing.com.tr ingbank.com.tr
!dkb dkbbank dkbonline | dkb.de
postbank !bestsign postbankid | postbank.de postbank.bg
commerzbank phototan | commerzbank.de commerzbank.com
comdirect | comdirect.de
!elster elsteronline !finanzamt bundeszentralamt | elster.de bzst.de bundesfinanzministerium.de bund.de finanzamt.de
!twint twintch twintpay | twint.ch
!ubs ubsbank !ubsgroup | ubs.com
raiffeisen raiffeisench | raiffeisen.ch raiffeisen.at raiffeisen.it raiffeisen.hu raiffeisen.ro raiffeisen.ru raiffeisenbank.rs
  rbinternational.com rb.cz elba.at
viseca viseca1 onedigitalservice | viseca.ch one-digitalservice.ch
!bpost bpostbe bpostbank bposttrack | bpost.be bpostbank.be bpostbanque.be bpostgroup.com
!itsme itsmeapp | itsme.be itsme-id.com itsme.eu
belfius belfiusdirect | belfius.be belfius.com
!kbc kbctouch kbcbank | kbc.be kbc.com kbcbrussels.be kbc.ie
!fortis bnpfortis easybanking bnpparibasfortis !hellobank | bnpparibasfortis.be bnpparibasfortis.com hellobank.be hellobank.fr
  fintro.be hellobank.it
postnl postnlpakket | postnl.nl postnl.be postnl.com postnl.post
!digid mijnoverheid digidnl | digid.nl mijnoverheid.nl logius.nl
!icscards !ics internationalcardservices | icscards.nl
rabobank !rabo | rabobank.nl rabobank.com rabobank.be
abnamro !abn | abnamro.nl abnamro.com
postnord postnordse postnorden | postnord.com postnord.se postnord.dk postnord.no postnord.fi
bankid mobiltbankid mobilbankid | bankid.com bankid.no
nordea nordeabank | nordea.com nordea.fi nordea.se nordea.dk nordea.no
!inpost paczkomat inpostpl paczkomaty | inpost.pl inpost.eu inpost.co.uk inpost.it inpost.es inpost.fr paczkomaty.pl
pkobp !ipko pkobank | pkobp.pl ipko.pl inteligo.pl
!mbank mbankpl | mbank.pl mbank.cz mbank.sk
!absa absabank absaonline | absa.co.za absa.africa absa.co.ke absa.com.gh
capitec capitecbank | capitecbank.co.za capitecbank.com
!fnb fnbonline !firstnationalbank fnbsa !ewallet fnbewallet | fnb.co.za fnbnamibia.com.na fnbbotswana.co.bw firstrand.co.za
  fnb-online.com
standardbank stanbic stanbicibtc | standardbank.co.za standardbank.com stanbicbank.co.ke stanbicibtc.com stanbicibtcbank.com
  stanbicbank.com.gh
nedbank nedbankmoney | nedbank.co.za nedbank.com nedsecure.co.za
!sbi onlinesbi yonosbi statebankofindia sbicard !yono | sbi.co.in onlinesbi.sbi onlinesbi.com sbicard.com bank.sbi sbiyono.sbi
hdfc hdfcbank hdfcnetbanking | hdfcbank.com hdfc.com hdfcbank.net hdfc.bank.in hdfclife.com hdfcergo.com
icici icicibank icicidirect | icicibank.com icici.bank.in icicidirect.com iciciprulife.com icicilombard.com
paytm paytmbank | paytm.com paytmbank.com paytm.in
!bri !brimo !bankbri britama qlola | bri.co.id
!bca klikbca mybca bcamobile bankbca | bca.co.id klikbca.com
bankmandiri !mandiri !livin livinmandiri | bankmandiri.co.id mandiri.co.id
danaindonesia !danaid !dana !gopay !ovo !ovoid linkaja shopeepay danakaget | dana.id gopay.co.id gojek.com ovo.id linkaja.id
  shopeepay.co.id shopee.co.id
smbc smbccard !vpass mitsuisumitomo smbcnikko | smbc.co.jp smbc-card.com smbcnikko.co.jp smbcgroup.com
mufg mufgbank mufgcard bkmufg !nicos | mufg.jp nicos.co.jp
!jcb myjcb jcbcard | jcb.co.jp jcb.com
saisoncard !saison eposcard !epos aeoncard aeonbank !orico jaccs | saisoncard.co.jp eposcard.co.jp aeon.co.jp aeonbank.co.jp
  orico.co.jp jaccs.co.jp
etcmeisai etcmeisaijp etcriyou | etc-meisai.jp
sagawa sagawaexp kuronekoyamato !kuroneko !yamato yamatotransport nittsu !seino | sagawa-exp.co.jp kuronekoyamato.co.jp
  yamato-hd.co.jp seino.co.jp
japanpost jppost jpbank yuucho jpostjp postjapan | japanpost.jp
!etax etaxnta kokuzei ntagojp mynaportal !myna | nta.go.jp myna.go.jp digital.go.jp
auspost australiapost auspst !mypost !startrack | auspost.com.au auspost.net.au startrack.com.au
mygov mygovau atogov !ato servicesaustralia centrelink medicareau | my.gov.au ato.gov.au servicesaustralia.gov.au
  humanservices.gov.au mygovid.gov.au centrelink.gov.au
!linkt linktau linkttoll transurban | linkt.com.au transurban.com eastlink.com.au
commbank commonwealthbank !netbank !netcode | commbank.com.au cba.com.au
!anz anzbank anzonline | anz.com anz.com.au anz.co.nz
westpac westpaconline | westpac.com.au westpac.co.nz
!nab !nabau nationalaustraliabank nabconnect !ubank | nab.com.au ubank.com.au
ezpass !ezdrive ezpassny ezdrivema | e-zpassny.com e-zpassiag.com ezdrivema.com ezpassnj.com ezpassva.com ezpassmd.com drivepe.com
  ezpassnh.com paturnpike.com
sunpass floridaturnpike | sunpass.com
fastrak thetollroads bayareafastrak | thetollroads.com bayareafastrak.org fastrak.org 511.org
trezor trezorsuite trezorio | trezor.io satoshilabs.com
trustwallet trustwalletapp | trustwallet.com trustwalletapp.com
!phantom phantomwallet phantomapp | phantom.app phantom.com
walletconnect | walletconnect.com walletconnect.org walletconnect.network reown.com
uniswap unisvvap | uniswap.org uniswapfoundation.org uniswap.com
pancakeswap pancakeswapfinance | pancakeswap.finance pancakeswap.com
!opensea openseaio openseanft | opensea.io
!kraken krakenpro krakenexchange | kraken.com
kucoin | kucoin.com
!okx !okex okxwallet | okx.com okex.com
bybit | bybit.com bybit.eu bybitglobal.com
!blockchain blockchaincom blockchainwallet | blockchain.com blockchain.info
!zelle zellepay | zellepay.com zelle.com
venmo | venmo.com
cashapp !cashapps | cash.app squareup.com block.xyz
!revolut revolutbank revolutapp | revolut.com revolut.me
!wise transferwise | wise.com transferwise.com
westernunion | westernunion.com wu.com
garantibbva !garanti garantibank | garantibbva.com.tr garanti.com.tr garantibank.eu garantibank.nl
ziraatbank ziraat ziraatbankasi | ziraatbank.com.tr ziraatbank.de
!akbank akbankdirekt !axess | akbank.com axess.com.tr
edevlet turkiyegov edevletkapisi eokul | turkiye.gov.tr
pttkargo !ptt pttavm hgspt !hgs araskargo yurtickargo mngkargo suratkargo | ptt.gov.tr pttavm.com araskargo.com.tr
  yurticikargo.com mngkargo.com.tr suratkargo.com.tr
mtnmomo !momo !mobilemoney mtnmobilemoney mtngh | mtn.com mtn.com.gh mtn.ng mtn.co.za
orangemoney orangebank !maxit maxitorange | orange.com orangebank.fr orange.ci orange.sn orange.ma orange-money.com
wavemobilemoney wavesenegal wavemoney !wavecom | wave.com
mpesa safaricom mpesaapp fuliza | safaricom.co.ke safaricom.com vodacom.co.tz mpesa.in
gtbank gtworld guarantytrust !gtco | gtbank.com gtcoplc.com gtbank.com.gh
barclays barclaycard !barclay | barclays.co.uk barclays.com barclaycard.co.uk barclaycardus.com home.barclays barclays.net
  barclaycard.de barclays.de
lloyds lloydsbank lloydstsb lloydsbanking | lloydsbank.com lloydsbank.co.uk lloydsbankinggroup.com lloydstsb.com
natwest natwestbank nwolb | natwest.com nwolb.com natwestgroup.com natwestinternational.com
!halifax halifaxonline | halifax.co.uk halifax-online.co.uk halifax.ca
!nationwide nationwidebs | nationwide.co.uk nationwide.com
tsbbank !tsb | tsb.co.uk tsb.co.nz
monzo monzobank | monzo.com monzo.me
!anpost anpostie | anpost.com anpost.ie
bankofireland boi365 365online boionline | bankofireland.com 365online.com bankofirelanduk.com boi.com
!aib aibinternet alliedirish aibgroup | aib.ie aibgb.co.uk aibni.co.uk
dvla dvlagov !vehicletax dvlatax !dartcharge | gov.uk dvla.gov.uk
!nhs nhsgov nhsapp !covidpass | nhs.uk
tvlicensing tvlicence tvlicensinguk | tvlicensing.co.uk
!caf cafsecu allocationsfamiliales cafgouv | caf.fr cnaf.fr
!cic cicbanque | cic.fr cic.ch
!rbs royalbankofscotland | rbs.co.uk rbs.com rbsdigital.com
!gls glsgroup glsparcel | gls-group.com gls-group.eu gls-italy.com gls-spain.es gls-pakete.de gls-hungary.com
!usbank usbancorp | usbank.com usbancorp.com
pncbank !pnc pncfinancial | pnc.com pncbank.com
!truist suntrust !bbt | truist.com suntrust.com bbt.com
!tdbank tdbanknorth !easyweb tdcanadatrust canadatrust | td.com tdbank.com tdcanadatrust.com tdbank.ca tdameritrade.com
regionsbank !regions | regions.com
navyfederal navyfed nfcu | navyfederal.org
!usaa usaabank | usaa.com
citizensbank citizensone !citizens | citizensbank.com citizensone.com citizensbankonline.com
keybank !key2bank | key.com keybank.com
mtbank !mandtbank | mtb.com mtbank.com
!huntington huntingtonbank | huntington.com
fifththird 53bank | 53.com fifththird.com
!allybank !ally | ally.com allybank.com
synchrony synchronybank mysynchrony | synchrony.com synchronybank.com mysynchrony.com syf.com
cibc cibconline | cibc.com cibc.ca cibc.us simplii.com
!tangerine | tangerine.ca
nationalbankofcanada !banquenationale !bnc | nbc.ca bnc.ca
purolator | purolator.com
!square squareup | squareup.com square.com square.site
!stripe stripepay | stripe.com stripe.network
moneygram | moneygram.com
payoneer | payoneer.com
skrill moneybookers | skrill.com moneybookers.com paysafe.com
neteller | neteller.com
paysafecard paysafe | paysafecard.com paysafe.com
deutschebank deutschbank !dbbank | deutsche-bank.de db.com deutsche-bank.es deutsche-bank.it deutschebank.be deutschebank.co.in
  deutsche-boerse.com
consorsbank cortalconsors consors | consorsbank.de consorsfinanz.de
targobank | targobank.de targobank.es
hypovereinsbank unicredit unicreditbank bankaustria unicreditgroup | hypovereinsbank.de unicredit.it unicreditgroup.eu
  unicredit.eu bankaustria.at unicreditbank.cz unicreditbank.hu unicredit.ro unicreditbulbank.bg hvb.de
spardabank sparda | sparda.de sparda-b.de sparda-bw.de sparda-m.de sparda-west.de sparda-hh.de
santanderconsumer | santander.de santanderconsumer.com santanderconsumerusa.com santanderconsumer.no
!n26 n26bank number26 | n26.com number26.de
deutschepost deutschpost | deutschepost.de deutschepost.com dpdhl.com dhl.de
!hermes hermesworld hermespaket | hermesworld.com myhermes.de hermes.com hermes-europe.de
!zoll !zollamt | zoll.de bund.de zoll-auktion.de
!aok aokplus !krankenkasse | aok.de
creditsuisse | credit-suisse.com
!zkb zuercherkantonalbank !kantonalbank | zkb.ch kantonalbank.ch lukb.ch bekb.ch sgkb.ch
swisscard swisscardaecs | swisscard.ch
cembra cembrapay | cembra.ch cembrapay.ch
cornercard !cornerbank | cornercard.ch corner.ch
!bcv !bcge banquecantonale | bcv.ch bcge.ch bcf.ch bcvs.ch bcn.ch
!estv !ezv | admin.ch
!serafe | serafe.ch
!erste erstebank erstegroup georgebank | erstebank.at erstegroup.com sparkasse.at erstebank.hu erstebank.hr erstebank.rs
bawag bawagpsk !easybank | bawag.at bawagpsk.com easybank.at bawaggroup.com
!postat oesterreichischepost osterreichpost | post.at
finanzonline bmfgv !bmf | bmf.gv.at finanzonline.at oesterreich.gv.at
idaustria handysignatur | oesterreich.gv.at id-austria.gv.at a-trust.at handy-signatur.at
asfinag | asfinag.at
!oegk !gesundheitskasse !sozialversicherung | oegk.at gesundheitskasse.at sozialversicherung.at
!mediolanum bancamediolanum | bancamediolanum.it mediolanum.it mediolanum.com
mpsbanca montedeipaschi gruppomps !mps | mps.it gruppomps.it mps-banca.it
bancobpm bpmbanca !youweb | bancobpm.it bancobpmspa.com youweb.it
!bper bperbanca smartwebbper | bper.it bperbanca.it
!bnl bnlit | bnl.it
!fineco finecobank | finecobank.com fineco.it
!sella bancasella | sella.it bancasella.it sellagroup.eu
!inps inpsgov | inps.it inps.gov.it
agenziaentrate agenziadelleentrate agenziaentrategov | agenziaentrate.gov.it agenziaentrateriscossione.gov.it
!brt !bartolini brtcorriere | brt.it bartolini.it brtcorriere.it
!sda sdaexpress | sda.it
!telepass | telepass.com telepass.it
!bankinter | bankinter.com bankinter.pt
unicaja unicajabanco liberbank | unicajabanco.es unicaja.es unicajabanco.com liberbank.es
kutxabank kutxa | kutxabank.es
!ibercaja | ibercaja.es
!abanca | abanca.com abanca.pt
!openbank | openbank.es openbank.com openbank.de
cajamar ruralvia cajarural | cajamar.es grupocajamar.com ruralvia.com cajarural.com grupocajarural.es ruralvia.es
imaginbank | imagin.com imaginbank.com
wizink | wizink.es wizink.pt
!bankia | bankia.es bankia.com
bizum | bizum.es bizum.com
agenciatributaria aeat agtributaria | agenciatributaria.es agenciatributaria.gob.es
dgtgob !dgt dgtmultas direcciongeneraltrafico | dgt.es dgt.gob.es
!seguridadsocial segsocial segsocialgob | seg-social.es seg-social.gob.es
!seur seurexpress | seur.com seur.es
!mrw | mrw.es
nacex | nacex.es
!ctt cttexpress cttpt correiosctt | ctt.pt cttexpress.com cttexpresso.pt
caixageral !cgd caixadirecta caixadirectaonline | cgd.pt
millenniumbcp !millennium !bcp bankmillennium | millenniumbcp.pt bankmillennium.pl bcp.pt millenniumbim.co.mz
novobanco bancobest | novobanco.pt bancobest.pt
bancobpi bpinet !bpi | bancobpi.pt bpi.pt bpi.com.ph
montepio bancomontepio | montepio.pt bancomontepio.pt montepio.org
mbway !sibs multibanco | mbway.pt sibs.com sibs.pt multibanco.pt
portaldasfinancas autoridadetributaria !financas | portaldasfinancas.gov.pt
!viaverde | viaverde.pt
creditoagricola | creditoagricola.pt
snsbank asnbank !regiobank !sns | snsbank.nl asnbank.nl regiobank.nl devolksbank.nl sns.nl
!knab | knab.nl
bunq | bunq.com
belastingdienst !toeslagen mijnbelasting | belastingdienst.nl toeslagen.nl
cjib | cjib.nl
!ideal idealbetaal tikkie tikkiebetaal | ideal.nl tikkie.me currence.nl
!argenta | argenta.be
crelan axabank | crelan.be axabank.be
beobank | beobank.be
payconiq bancontact cardstop | payconiq.be payconiq.com bancontact.com cardstop.be payconiq.lu
myminfin finbelgium spffinances fodfinancien | belgium.be fgov.be minfin.be
doccle !isabel | doccle.be isabel.eu
keytrade keytradebank | keytradebank.be keytradebank.com
luxtrust !bcee spuerkeess !bgl bglbnpparibas | luxtrust.lu luxtrust.com spuerkeess.lu bcee.lu bgl.lu
swedbank | swedbank.se swedbank.com swedbank.ee swedbank.lv swedbank.lt
handelsbanken | handelsbanken.se handelsbanken.com handelsbanken.co.uk handelsbanken.no
!seb sebbank sebgroup | seb.se sebgroup.com seb.ee seb.lv seb.lt
!swish swishpay getswish | swish.nu getswish.se
klarna klarnabank sofortueberweisung | klarna.com klarna.de sofort.com
skatteverket | skatteverket.se
forsakringskassan | forsakringskassan.se
skandiabanken lansforsakringar icabanken | skandia.se lansforsakringar.se icabanken.se
!dnb dnbbank | dnb.no dnb.nl
vipps vippsno | vipps.no vippsmobilepay.com
skatteetaten altinn helsenorge | skatteetaten.no altinn.no helsenorge.no
!posten postenno postenbring | posten.no bring.no bring.com
sparebank1 sparebank sbanken | sparebank1.no sbanken.no sparebanken-vest.no
danskebank | danskebank.com danskebank.dk danskebank.se danskebank.no danskebank.fi danskebank.co.uk
!mobilepay | mobilepay.dk mobilepay.fi vippsmobilepay.com
!nemid !mitid mitiddk | nemid.nu mitid.dk
!skat skatdk borgerdk skattestyrelsen eboks | skat.dk borger.dk sktst.dk e-boks.com e-boks.dk
jyskebank nykredit sydbank arbejdernes | jyskebank.dk nykredit.dk sydbank.dk al-bank.dk
!sundhed sundhedskort | sundhed.dk
!opbank osuuspankki !opfi | op.fi
!posti postifi | posti.fi posti.com
omavero verofi suomifi !vero | vero.fi suomi.fi
!kela kelafi omakela | kela.fi
pekao pekao24 bankpekao | pekao.com.pl pekao24.pl
aliorbank !alior | aliorbank.pl
velobank getinbank nestbank | velobank.pl getinbank.pl nestbank.pl
pocztapolska pocztexpl !envelo | poczta-polska.pl pocztex.pl envelo.pl
!podatki podatkigov epuap profilzaufany mobywatel zuspl | podatki.gov.pl gov.pl epuap.gov.pl pz.gov.pl zus.pl mobywatel.gov.pl
blikpay !blik dotpay przelewy24 !payu !tpay | blik.com dotpay.pl przelewy24.pl payu.com payu.pl tpay.com payu.in payulatam.com
cryptocom cryptodotcom | crypto.com mona.co
huobi htxglobal | huobi.com htx.com huobi.pro
bitfinex | bitfinex.com
bitstamp | bitstamp.net
!gemini geminiexchange geminiwallet | gemini.com
bitget bitgetwallet bitkeep | bitget.com bitkeep.com
!mexc mexcglobal | mexc.com mexc.co
gateio !gatecom | gate.io gate.com
!exodus exoduswallet | exodus.com exodus.io
atomicwallet | atomicwallet.io
myetherwallet mewconnect | myetherwallet.com mewwallet.com
!imtoken | token.im imtoken.com
safepal | safepal.com safepal.io
!electrum electrumwallet | electrum.org
tronlink tronscan tronwallet | tronlink.org tronscan.org tron.network
!rabby rabbywallet | rabby.io debank.com
!debank | debank.com
solflare | solflare.com
!safeglobal gnosissafe | safe.global gnosis-safe.io gnosis.io
tonkeeper tonwallet | tonkeeper.com ton.org
lidofi lidofinance !lido | lido.fi
!aave aavefi | aave.com
sushiswap sushifinance | sushi.com
!curvefi curvefinance | curve.fi curve.finance
!dydx | dydx.exchange dydx.trade dydx.xyz
raydium | raydium.io
jupiterexchange !jupag jupiteragg | jup.ag
hyperliquid | hyperliquid.xyz hyperfoundation.org
pumpfun | pump.fun
arbitrum arbitrumfoundation | arbitrum.io arbitrum.foundation offchainlabs.com
!1inch !oneinch | 1inch.io 1inch.com
etherscan bscscan | etherscan.io bscscan.com
!solana solanafoundation | solana.com solana.org
!ethereum ethereumfoundation | ethereum.org ethereum.foundation
!ripple ripplexrp xrpledger | ripple.com xrpl.org xrpledger.foundation
!tether tetherto | tether.to tether.io
magiceden blurio !looksrare | magiceden.io blur.io looksrare.org
!chainlink | chain.link chainlinklabs.com
coinmarketcap coingecko | coinmarketcap.com coingecko.com
dexscreener dextools | dexscreener.com dextools.io
bitpay | bitpay.com
bitpanda | bitpanda.com
bitvavo | bitvavo.com
!bitpoint coincheck bitflyer bitbank | bitpoint.co.jp coincheck.com bitflyer.com bitflyer.jp bitbank.cc
!upbit bithumb | upbit.com bithumb.com
indodax tokocrypto | indodax.com tokocrypto.com
coinspot swyftx | coinspot.com.au swyftx.com
wazirx coindcx coinswitch | wazirx.com coindcx.com coinswitch.co
!bitso | bitso.com
mercadobitcoin | mercadobitcoin.com.br mercadobitcoin.net
!nexo nexoio | nexo.com nexo.io
!celsius celsiusnetwork !stretto | celsius.network stretto.com
blockfi ftxclaims voyagerdigital | blockfi.com ftx.com investvoyager.com kroll.com
moonpay transak | moonpay.com transak.com
btcturk paribu | btcturk.com paribu.com
!robinhood robinhoodapp | robinhood.com
!etoro | etoro.com etorox.com
!fidelity fidelityinvestments netbenefits | fidelity.com fidelity.co.uk netbenefits.com fidelity.ca
!schwab charlesschwab | schwab.com aboutschwab.com
!vanguard vanguardgroup | vanguard.com vanguard.co.uk vanguard.com.au
!etrade | etrade.com morganstanley.com
ameritrade | tdameritrade.com
tradingview | tradingview.com
degiro !flatex flatexdegiro | degiro.com degiro.nl degiro.de flatex.de flatex.at degiro.fr degiro.es
traderepublic | traderepublic.com
scalablecapital !scalable | scalable.capital
interactivebrokers ibkr | interactivebrokers.com ibkr.com interactivebrokers.co.uk interactivebrokers.ie
swissquote | swissquote.com swissquote.ch
!xtb xtbonline plus500 | xtb.com plus500.com
trading212 | trading212.com
metatrader metatrader4 metatrader5 | metatrader4.com metatrader5.com metaquotes.net
!avanza nordnet | avanza.se nordnet.se nordnet.no nordnet.dk nordnet.fi
!sofi sofibank | sofi.com
!chime chimebank | chime.com
!varo varobank !currentbank | varomoney.com current.com
!greendot godobank netspend | greendot.com netspend.com go2bank.com
!penfed schoolsfirst alliantcu goldenonecu | penfed.org schoolsfirstfcu.org alliantcreditunion.org golden1.com
suncoastcreditunion desertfinancial | suncoast.com suncoastcreditunion.com desertfinancial.com
creditkarma intuitcredit | creditkarma.com
experian equifax transunion | experian.com experian.co.uk equifax.com equifax.ca transunion.com transunion.ca
  serasaexperian.com.br serasa.com.br
turbotax !intuit quickbooks | intuit.com turbotax.com quickbooks.com
!affirm afterpay !clearpay zippay | affirm.com afterpay.com clearpay.co.uk zip.co
ssagov !socialsecurity !ssa mysocialsecurity | ssa.gov socialsecurity.gov
!medicare !medicaid healthcaregov | medicare.gov healthcare.gov medicaid.gov cms.gov
!idme !loginid | id.me
logingov | login.gov
uscis cbpgov !uscustoms | uscis.gov cbp.gov dhs.gov
!studentaid fafsa | studentaid.gov fafsa.gov ed.gov
txtag tolltag peachpass !ipass illinoistollway | txtag.org ntta.org peachpass.com getipass.com illinoistollway.com
  illinoisvirtualtollway.com
!goodtogo mygoodtogo expresstoll | mygoodtogo.com expresstoll.com wsdot.com
geico | geico.com
statefarm | statefarm.com
!progressive progressiveinsurance | progressive.com
allstate | allstate.com
unitedhealthcare unitedhealth optum | uhc.com unitedhealthgroup.com optum.com myuhc.com
!bluecross bcbs !blueshield !anthem | bcbs.com anthem.com blueshieldca.com elevancehealth.com
aetna cigna !humana kaiserpermanente | aetna.com cigna.com humana.com kaiserpermanente.org kp.org
metlife !prudential | metlife.com prudential.com prudential.co.uk metlife.com.mx
serviceontario servicecanada monservicecanada gckey gstcredit | canada.ca ontario.ca serviceontario.ca
!saaq icbc revenuquebec !ramq | saaq.gouv.qc.ca icbc.com revenuquebec.ca ramq.gouv.qc.ca quebec.ca
407etr | 407etr.com
!atb servuscu !vancity coastcapital meridiancu | atb.com servus.ca vancity.com coastcapitalsavings.com meridiancu.ca
simplii eqbank pcfinancial manulife !sunlife | simplii.com eqbank.ca pcfinancial.ca manulife.com manulife.ca sunlife.ca
  sunlife.com manulifebank.ca
starlingbank !starling | starlingbank.com
!metrobank metrobankonline | metrobankonline.co.uk metrobank.com.ph
firstdirect | firstdirect.com
!cooperativebank !coopbank | co-operativebank.co.uk cooperativebank.co.uk co-opbank.co.ke
virginmoney !clydesdale yorkshirebank | virginmoney.com virginmoney.com.au cybg.com cbonline.co.uk ybonline.co.uk
tescobank sainsburysbank | tescobank.com sainsburysbank.co.uk
bankofscotland scottishwidows | bankofscotland.co.uk scottishwidows.co.uk bankofscotland.de
permanenttsb !ptsb !open24 | permanenttsb.ie ptsb.ie open24.ie
ulsterbank | ulsterbank.ie ulsterbank.co.uk
revenueie myaccountrevenue mygovid !ros | revenue.ie ros.ie mygovid.ie gov.ie
!eflow eflowie | eflow.ie
!yodel parcelforce | yodel.co.uk parcelforce.com
!ringgo paybyphone | ringgo.co.uk paybyphone.com paybyphone.co.uk paybyphone.fr
franceconnect !servicepublic servicepublicfr | franceconnect.gouv.fr service-public.fr service-public.gouv.fr
critair certificatair | certificat-air.gouv.fr
antsgouv !ants moncompteformation !compteformation !cpf | ants.gouv.fr moncompteformation.gouv.fr caissedesdepots.fr
!ulys vinciautoroutes !sanef fluxlibre | ulys.com vinci-autoroutes.com sanef.com bipandgo.com
fortuneo monabanq bforbank | fortuneo.fr fortuneo.com monabanq.com bforbank.com
axabanque axaassurance !axa | axa.com axa.fr axa.be axa.ch axa.de axabanque.fr axa.co.uk axa.it axa.es
!nickel nickelbanque comptenickel | nickel.eu compte-nickel.fr
creditdunord creditcooperatif ccfbanque | credit-du-nord.fr credit-cooperatif.coop ccf.fr
!bred bredconnect banquebred | bred.fr
!arkea !cmb creditmutueldebretagne !cmso | arkea.com cmb.fr cmso.com arkeabanque.com
cofidis cetelem sofinco cofinoga floabank !oney | cofidis.fr cofidis.es cofidis.be cofidis.pt cetelem.fr cetelem.es sofinco.fr
  floabank.fr oney.fr oney.es oney.pt
!lydia lydiaapp !sumeria paylib | lydia-app.com sumeria.eu paylib.fr
qonto shinebank | qonto.com shine.fr
!macif !maif matmut !mgen groupama | macif.fr maif.fr matmut.fr mgen.fr groupama.fr harmonie-mutuelle.fr
urssaf !cesu netentreprises poleemploi francetravail | urssaf.fr net-entreprises.fr pole-emploi.fr francetravail.fr
allianz allianzde | allianz.com allianz.de allianz.fr allianz.it allianz.es allianz.ch allianz.co.uk
!generali !cattolica | generali.com generali.it generali.fr generali.de generali.es cattolica.it
zurichinsurance zurichversicherung !helvetia | zurich.com zurich.ch helvetia.com helvetia.ch
cssversicherung !swica concordiach sanitasch helsana assuraassurance !visana | css.ch swica.ch concordia.ch sanitas.com helsana.ch
  assura.ch visana.ch
huk24 hukcoburg technikerkrankenkasse !barmer dakgesundheit | huk24.de huk.de tk.de barmer.de dak.de
beitragsservice !rundfunkbeitrag bundesfinanzministerium bundesagentur arbeitsagentur | rundfunkbeitrag.de
  bundesfinanzministerium.de arbeitsagentur.de
girocard giropay paydirekt | girocard.eu giropay.de paydirekt.de
barclaysde advanzia c24bank !solaris solarisbank hanseaticbank | advanzia.com gebuhrenfrei.com c24.de solarisgroup.com
  hanseaticbank.de
!isbank isbankasi !iscep maximumkart | isbank.com.tr isbank.de maximum.com.tr
yapikredi !worldcard | yapikredi.com.tr worldcard.com.tr
halkbank vakifbank | halkbank.com.tr vakifbank.com.tr
qnbfinansbank !enpara denizbank !teb kuveytturk | qnb.com.tr qnbfinansbank.com enpara.com denizbank.com teb.com.tr cepteteb.com.tr
  kuveytturk.com.tr
!papara ininal paycell | papara.com ininal.com paycell.com.tr
piraeusbank !winbank | piraeusbank.gr winbank.gr
!alphabank | alpha.gr alphabank.gr alphabank.ro
!eurobank ebanknbg nbggr !ethniki | eurobank.gr nbg.gr ethniki.gr
eltagr eltacourier !taxisnet !aade !govgr | elta.gr elta-courier.gr aade.gr gsis.gr gov.gr
bankofcyprus hellenicbank cypruspost | bankofcyprus.com hellenicbank.com cypruspost.post
ceskaposta !csob ceskasporitelna !csas | ceskaposta.cz csob.cz csas.cz csob.sk
komercnibanka !airbank !moneta monetacz fiobanka zasilkovna !packeta balikovna | kb.cz airbank.cz moneta.cz fio.cz zasilkovna.cz
  packeta.com balikovna.cz fio.sk
slovenskaposta slovenskasporitelna tatrabanka !vub !slsp | posta.sk slsp.sk tatrabanka.sk vub.sk
otpbank otpdirekt otpbanka | otpbank.hu otpbank.ro otpbanka.hr otpbanka.rs otpbank.ru
magyarposta !nav ugyfelkapu foxpost khbank mbhbank | posta.hu nav.gov.hu magyarorszag.hu foxpost.hu kh.hu mbhbank.hu
bancatransilvania !brd !btpay bcrro georgebcr | bancatransilvania.ro bt.ro brd.ro bcr.ro
fancourier samedayro postaromana !anaf ghiseul | fancourier.ro sameday.ro posta-romana.ro anaf.ro ghiseul.ro anaf.gov.ro
dskbank ubbbg !econt !speedy postbankbg fibank epaybg bgpost | dskbank.bg ubb.bg econt.com speedy.bg fibank.bg epay.bg bgpost.bg
  postbank.bg
hrvatskaposta !zaba pbzhr erstehr !hpb | posta.hr zaba.hr pbz.hr erstebank.hr hpb.hr
lpexpress lietuvospastas !luminor !omniva !citadele !smartpost venipak | lpexpress.lt post.lt luminor.ee luminor.lt luminor.lv
  omniva.ee omniva.lv omniva.lt citadele.lv citadele.lt citadele.ee venipak.lt smartposti.fi
!lhv !eesti latvijaspasts !smartid !vid | lhv.ee eesti.ee pasts.lv smart-id.com vid.gov.lv
sberbank !sber sberbankonline !sbrf | sberbank.ru sber.ru sberbank.com
tinkoff tbankru tinkof | tinkoff.ru tbank.ru
alfabank alfaclick | alfabank.ru alfabank.com alfabank.by
gosuslugi gosuslug | gosuslugi.ru
pochtarossii pochtabank cdek russianpost sdek | pochta.ru pochtabank.ru russianpost.ru cdek.ru
vtbbank !vtb gazprombank raiffeisenru rosbank sovcombank | vtb.ru gazprombank.ru raiffeisen.ru rosbank.ru sovcombank.ru
qiwi yoomoney webmoney | qiwi.com yoomoney.ru webmoney.ru wmtransfer.com
privatbank privat24 !monobank monobankua oschadbank raiffeisenua | privatbank.ua privat24.ua monobank.ua oschadbank.ua
  raiffeisen.ua
novaposhta novapost ukrposhta !diia | novaposhta.ua novapost.com ukrposhta.ua diia.gov.ua
!kaspi kaspikz halykbank halyk kazpost egovkz | kaspi.kz halykbank.kz homebank.kz post.kz egov.kz
banrisul banestes bancodonordeste banpara | banrisul.com.br banestes.com.br bnb.gov.br banpara.b.br
sicoob sicredi unicred | sicoob.com.br sicredi.com.br unicred.com.br
bancosafra !safra btgpactual !btg | safra.com.br btgpactual.com
c6bank bancoc6 | c6bank.com.br
picpay | picpay.com
pagseguro pagbank | pagbank.com.br pagseguro.com.br pagseguro.com
!detran !detransp !ipva ipvagov multasdetran | detran.sp.gov.br detran.rj.gov.br gov.br
meuinss !inss govbr loginacessogov !registrato valoresareceber | inss.gov.br gov.br bcb.gov.br
!serasa serasaconsumidor !limpanome serasalimpanome | serasa.com.br serasaexperian.com.br
semparar !veloe conectcar !pedagio | semparar.com.br veloe.com.br conectcar.com
jadlog !loggi totalexpress | jadlog.com.br loggi.com totalexpress.com.br
xpinvestimentos !rico clearcorretora | xpi.com.br rico.com.vc clear.com.br xpinc.com
!livelo !esfera !dotz !smiles | livelo.com.br esfera.com.vc dotz.com.br smiles.com.br
!bancopan !digio neonbank !willbank | bancopan.com.br original.com.br digio.com.br neon.com.br willbank.com.br
!porto portoseguro sulamerica !unimed hapvida | portoseguro.com.br sulamerica.com.br unimed.coop.br unimed.com.br hapvida.com.br
bancoazteca !baz !azteca | bancoazteca.com.mx
inbursa bancoppel banregio banbajio !afirme hsbcmx | inbursa.com bancoppel.com banregio.com bb.com.mx afirme.com
satgob !sat satgobmx !imss infonavit !bienestar bancobienestar | sat.gob.mx imss.gob.mx infonavit.org.mx infonavit.gob.mx gob.mx
correosdemexico estafeta | correosdemexico.gob.mx estafeta.com
!oxxo spinbyoxxo oxxopay | oxxo.com spinbyoxxo.com.mx oxxopay.com
klarmx !stori ualamex | klar.mx storicard.com
!yape yapeperu | yape.com.pe yape.com.bo
plinpe banbif !pichincha bancopichincha cajaarequipa mibanco cajahuancayo | plin.pe banbif.com.pe pichincha.com pichincha.pe
  cajaarequipa.pe mibanco.com.pe cajahuancayo.com.pe
!sunat sunatgob serpost reniec essalud | sunat.gob.pe serpost.com.pe reniec.gob.pe essalud.gob.pe
bancoripley !ripley | bancoripley.cl bancoripley.com.pe ripley.cl ripley.com.pe
machbank !tenpo servipag !webpay transbank !khipu | machbank.cl tenpo.cl servipag.com webpay.cl transbank.cl khipu.com
correoschile chilexpress !starken blueexpress | correos.cl chilexpress.cl starken.cl blue.cl
!sii siicl !tgr claveunica fonasa autopase | sii.cl tgr.cl claveunica.gob.cl fonasa.cl autopase.cl
!galicia bancogalicia galiciaonline | bancogalicia.com bancogalicia.com.ar galicia.ar
!macro bancomacro bancanetmacro | macro.com.ar
bancoprovincia cuentadni !bapro | bancoprovincia.com.ar
!bancociudad bancopatagonia supervielle brubank !uala naranjax | bancociudad.com.ar bancopatagonia.com.ar supervielle.com.ar
  brubank.com uala.com.ar naranjax.com
bancocredicoop !bna bancodelanacionargentina bnahb | bancocredicoop.coop bna.com.ar
correoargentino correoarg !andreani !oca | correoargentino.com.ar andreani.com oca.com.ar
!afip afipgob !arca !anses miargentina ansesgob | afip.gob.ar arca.gob.ar anses.gob.ar argentina.gob.ar
davivienda daviplata | davivienda.com daviplata.com davivienda.cr
!nequi nequicolombia | nequi.com.co nequi.com
bancodebogota bancobogota avvillas bancodeoccidente grupoaval | bancodebogota.com bancodebogota.com.co avvillas.com.co
  bancodeoccidente.com.co grupoaval.com
colpatria serfinanza lulobank | scotiabankcolpatria.com bancoserfinanza.com lulobank.com
472colombia servientrega interrapidisimo !coordinadora | 4-72.com.co servientrega.com interrapidisimo.com coordinadora.com
!dian diangov !simit !runt !comparendos psepagos prosperidadsocial | dian.gov.co fcm.org.co runt.gov.co runt.com.co pse.com.co
  prosperidadsocial.gov.co
bancodelpacifico produbanco bancoguayaquil !iess sriecuador | bancodelpacifico.com produbanco.com.ec bancoguayaquil.com
  iess.gob.ec sri.gob.ec
bancodevenezuela banesco !bancomercantil bdvenlinea provincialve | bancodevenezuela.com banesco.com mercantilbanco.com
  provincial.com banvenez.com
!brou bancorepublica prexuy !abitab correouruguayo | brou.com.uy prexcard.com abitab.com.uy correo.com.uy
!bancounion bancobisa bnbbolivia tigomoney | bancounion.com.bo bisa.com bnb.com.bo tigomoney.com
bancobcr !bncr bancocostarica bacredomatic credomatic bancopopularcr | bancobcr.com bncr.fi.cr baccredomatic.com
  bancopopular.fi.cr bac.net
!bancoindustrial banrural bancoagricola !bancogeneral banistmo ficohsa | corporacionbi.com bi.com.gt banrural.com.gt
  bancoagricola.com bgeneral.com banistmo.com ficohsa.com
banreservas popularenlinea bhdleon bancobhd scotiabankdo | banreservas.com banreservas.com.do popularenlinea.com bhd.com.do
  bhdleon.com.do
tymebank discoverybank investec !africanbank | tymebank.co.za discovery.co.za discovery.bank investec.com investec.co.za
  africanbank.co.za
!sars sarsefiling sarsgov !efiling | sars.gov.za sarsefiling.co.za
sapostoffice !sapo postofficesa !sassa srdsassa | postoffice.co.za sassa.gov.za sapo.co.za
!accessbank accessbankplc !diamondbank | accessbankplc.com
zenithbank !zenith | zenithbank.com zenithbank.com.gh
firstbanknigeria firstbankng fbnquest | firstbanknigeria.com fbnquest.com firstholdco.com
ubagroup unitedbankforafrica !uba | ubagroup.com
!opay opayweb palmpay !kuda kudabank moniepoint | opayweb.com palmpay.com kuda.com moniepoint.com
fidelitybankng !sterlingbank wemabank !alat polarisbank keystonebankng fcmb ecobank ecobankonline | fidelitybank.ng sterling.ng
  wemabank.com alat.ng polarisbanklimited.com keystonebankng.com fcmb.com ecobank.com
paystack flutterwave interswitch quickteller | paystack.com flutterwave.com interswitchgroup.com quickteller.com
cbngov firsng !nimc !npower !bvn | cbn.gov.ng firs.gov.ng nimc.gov.ng npower.gov.ng
gcbbank !calbank fidelitybankgh vodafonecash telecelcash ghanapost | gcbbank.com.gh calbank.net fidelitybank.com.gh telecel.com.gh
  ghanapost.com.gh
equitybank equitybankke eazzy | equitybank.co.ke equitybankgroup.com equitygroupholdings.com
kcbbank kcbgroup !kcb !ncba !familybank | kcbgroup.com ncbagroup.com familybank.co.ke
ecitizen !ntsa !krake !itax kenyapost postakenya nhif | ecitizen.go.ke kra.go.ke posta.co.ke ntsa.go.ke nhif.or.ke sha.go.ke
ethiotelecom telebirr cbebirr dashenbank awashbank | ethiotelecom.et combanketh.et dashenbanksc.com awashbank.com
moovmoney moovafrica !freemoney | moov-africa.ci moov-africa.bj moov-africa.tg free.sn
!coris corisbank bankofafrica bmcebank nsiabanque !boaci | coris.bank coris-bank.com bank-of-africa.net bankofafrica.ma
  nsiabanque.ci boacoteivoire.com
posteci lapostesn laposteci bceao campost | laposte.ci laposte.sn bceao.int campost.cm
attijariwafa attijari attijariwafabank | attijariwafabank.com attijaribank.com.tn attijarinet.com
cihbank banquepopulairema !chaabi chaabinet !barid baridbank postemaroc amanapost | cihbank.ma gbp.ma chaabinet.ma groupebcp.com
  poste.ma albaridbank.ma
algerieposte baridimob ccpalgerie !eccp badrbanque | poste.dz badrbanque.dz bna.dz
laposttn postetn biattn amenbank stbtn edinar | poste.tn biat.tn biat.com.tn amenbank.com.tn stb.com.tn
cibeg nbeegypt banquemisr instapay egyptpost fawry vodafonecasheg | cibeg.com nbe.com.eg banquemisr.com instapay.eg egyptpost.org
  egyptpost.gov.eg fawry.com
alrajhi alrajhibank | alrajhibank.com.sa
!alahli !snb alahlionline riyadbank alinma !albilad stcpay stcbank | alahli.com riyadbank.com alinma.com bankalbilad.com
  stcpay.com.sa stcbank.com.sa
absher nafath tawakkalna saudipost splonline musaned | absher.sa nafath.sa splonline.com.sa saudipost.com.sa musaned.com.sa
  moi.gov.sa
aramex !smsa smsaexpress naqel | aramex.com smsaexpress.com naqel.com.sa
emiratesnbd !enbd emiratesislamic !liv | emiratesnbd.com emiratesislamic.ae liv.me
adcb !fab bankfab mashreq mashreqbank !adib | adcb.com bankfab.com mashreq.com mashreqbank.com adib.ae adib.com
emiratespost epgae !7xae | emiratespost.ae epg.ae 7x.ae
!salik rtadubai !darb dubaipolice uaepass smartdubai !icpgov | salik.ae salik.gov.ae rta.ae dubaipolice.gov.ae uaepass.ae
  icp.gov.ae
!qnb qatarpost ooredoomoney dohabank metrash | qnb.com qatarpost.qa dohabank.com ooredoo.qa moi.gov.qa
kuwaitfinancehouse !kfh !nbk nbkonline !knet !saheel !sahel | kfh.com nbk.com knet.com.kw moi.gov.kw
!benefitpay bahrainpost nbbonline !benefit | benefit.bh bahrain.bh nbbonline.com
israelpost !leumi !hapoalim bankhapoalim isracard !discountbank mizrahitefahot !calonline bitpayil kvish6 | israelpost.co.il
  leumi.co.il bankleumi.co.il bankhapoalim.co.il isracard.co.il discountbank.co.il mizrahi-tefahot.co.il cal-online.co.il
  kvish6.co.il
bankmellat bankmelli shaparak adliran sanaedalat !saham | bankmellat.ir bmi.ir shaparak.ir adliran.ir
axisbank !axis | axisbank.com axisbank.co.in axis.bank.in
!kotak kotakbank kotakmahindra | kotak.com kotak.bank.in kotakbank.com
pnbindia punjabnationalbank netpnb pnbone | pnbindia.in netpnb.com pnb.bank.in
bankofbaroda bobibanking bobworld canarabank unionbankofindia indusind yesbank idfcfirst idbibank rblbank !federalbank bandhanbank
  | bankofbaroda.in bankofbaroda.com canarabank.com canarabank.in unionbankofindia.co.in indusind.com yesbank.in idfcfirstbank.com
  idbibank.in rblbank.com federalbank.co.in bandhanbank.com
phonepe | phonepe.com
!gpay googlepay bhimupi !npci | npci.org.in bhimupi.org.in google.com
razorpay billdesk mobikwik !cred | razorpay.com billdesk.com mobikwik.com cred.club
indiapost indiapostgov ippb ippbonline | indiapost.gov.in ippbonline.com ippbonline.bank.in
!incometax incometaxindia incometaxgov efilingindia | incometax.gov.in incometaxindia.gov.in incometaxindiaefiling.gov.in
parivahan echallan mparivahan !fastag fastagnhai pmkisan uidai aadhaar !epfo pmjay !ayushman digilocker | parivahan.gov.in
  ihmcl.com nhai.gov.in pmkisan.gov.in uidai.gov.in epfindia.gov.in pmjay.gov.in digilocker.gov.in
bajajfinserv zerodha !groww upstox !angelone licindia policybazaar !lic | bajajfinserv.in zerodha.com groww.in upstox.com
  angelone.in licindia.in policybazaar.com
delhivery bluedart !dtdc !ekart | delhivery.com bluedart.com dtdc.in dtdc.com ekartlogistics.com
jazzcash easypaisa hblbank ubldigital meezanbank !bisp !benazir pakpost !nadra | jazzcash.com.pk easypaisa.com.pk hbl.com
  ubldigital.com meezanbank.com bisp.gov.pk pakpost.gov.pk nadra.gov.pk tcs.com.pk leopardscourier.com
bkash !nagad dutchbangla rocketdbbl !islamibank bracbank | bkash.com nagad.com.bd dutchbanglabank.com islamibankbd.com
  bracbank.com
slpost srilankapost combanklk !sampath nepalpost !esewa khalti | slpost.gov.lk combank.lk combank.net sampath.lk esewa.com.np
  khalti.com
bnidirect bankbni btnbank !bsi bankbsi cimbniaga danamon permatabank | bni.co.id btn.co.id bankbsi.co.id cimbniaga.co.id
  danamon.co.id permatabank.com
bpjs bpjskesehatan djponline !pajak coretax etilang prakerja !bansos kemensos | bpjs-kesehatan.go.id bpjsketenagakerjaan.go.id
  pajak.go.id prakerja.go.id kemensos.go.id etilang.info
!jne !jnt jntexpress sicepat posindonesia anteraja ninjavan ninjaxpress | jne.co.id jtexpress.com jet.co.id jtexpress.ph
  jtexpress.my sicepat.com posindonesia.co.id anteraja.id ninjavan.co
maybank maybank2u !m2u | maybank2u.com.my maybank.com maybank.co.id maybank.com.sg
!cimb cimbclicks cimbbank | cimb.com cimbclicks.com.my cimb.com.my cimb.com.sg cimbbank.com.my
!publicbank pbebank rhbbank rhbnow hongleong hlbconnect !ambank bankislam bankrakyat bsnmy | pbebank.com publicbank.com.my
  rhbgroup.com hlb.com.my hongleongconnect.my ambankgroup.com ambank.com.my bankislam.com bankrakyat.com.my bsn.com.my
touchngo tngdigital tngewallet poslaju posmalaysia hasilgov lhdn kwsp mysejahtera jpjgov | touchngo.com.my tngdigital.com.my
  pos.com.my hasil.gov.my kwsp.gov.my jpj.gov.my
!dbs dbsbank !posb posbank !digibank | dbs.com dbs.com.sg posb.com.sg dbs.id dbs.com.hk
ocbc ocbcbank | ocbc.com ocbcnisp.com ocbc.id
!uob uobgroup uobsg | uob.com.sg uobgroup.com uob.com.my uob.co.th
singpost singpass !iras cpfgov !ltagov erpsg !paynow | singpost.com singpass.gov.sg iras.gov.sg cpf.gov.sg lta.gov.sg
!scb !kbank kasikorn kasikornbank !kplus bangkokbank krungthai krungsri ttbbank siamcommercial | scb.co.th kasikornbank.com
  bangkokbank.com krungthai.com krungsri.com ttbbank.com
thailandpost thaipost !flashexpress kerryexpress promptpay !truemoney paotang thaichana | thailandpost.co.th thailandpost.com
  flashexpress.com flashexpress.co.th kerryexpress.com truemoney.com
vietcombank vcbdigibank !vcb techcombank !bidv vietinbank agribank mbbank tpbank vpbank sacombank acbvn | vietcombank.com.vn
  techcombank.com techcombank.com.vn bidv.com.vn vietinbank.vn agribank.com.vn mbbank.com.vn tpb.vn vpbank.com.vn sacombank.com.vn
  sacombank.com acb.com.vn
vnpost viettelpost giaohangtietkiem ghtk vneid dichvucong vssid zalopay momovn | vnpost.vn viettelpost.com.vn viettelpost.vn
  ghtk.vn giaohangtietkiem.vn dichvucong.gov.vn zalopay.vn momo.vn
!bdo bdounibank bdoonline bpiph !landbank unionbankph !securitybank rcbc pnbph | bdo.com.ph bpi.com.ph landbank.com
  unionbankph.com securitybank.com rcbc.com pnb.com.ph
!gcash gcashph !maya paymaya mayabank coinsph | gcash.com maya.ph paymaya.com mayabank.ph coins.ph
phlpost lbcexpress !lbc autosweep !easytrip philhealth pagibig | phlpost.gov.ph lbcexpress.com autosweeprfid.com easytrip.ph
  philhealth.gov.ph pagibigfund.gov.ph
ababank acleda !wingbank !bcel kbzpay !wavepay cambodiapost | ababank.com acledabank.com.kh wingbank.com.kh bcel.com.la kbzpay.com
  wavemoney.com.mm
hangsengbank hangseng bochk bankofchinahk hkpost hongkongpost alipayhk fpshk icbcasia hkirdgov hketoll | hangseng.com bochk.com
  hongkongpost.hk hongkongpost.com alipayhk.com icbcasia.com hketoll.gov.hk
sfexpress !yunda !zto | sf-express.com sf-international.com yundaex.com zto.com
bankofchina !boc icbcchina !ccb chinaconstructionbank abchina cmbchina unionpay chinaunionpay etcchina | bankofchina.com boc.cn
  icbc.com.cn ccb.com abchina.com cmbchina.com unionpay.com unionpayintl.com 95516.com
alipay alipayplus antgroup wechatpay weixinpay | alipay.com alipay.hk antgroup.com alipayplus.com wechat.com qq.com
chinapost !ems !emschina cainiao | chinapost.com.cn ems.com.cn cainiao.com
chunghwapost cathaybk esunbank ctbcbank taishinbank fubon etagtw fetctw nhigov !linepay | post.gov.tw cathaybk.com.tw
  esunbank.com.tw esunbank.com ctbcbank.com taishinbank.com.tw fubon.com fetc.net.tw nhi.gov.tw line.me
mizuho mizuhobank | mizuhobank.co.jp mizuhobank.com mizuho-fg.co.jp mizuho-sc.com
rakutencard rakutenbank rakutensec | rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp rakuten.co.jp
paypay paypaybank paypaycard | paypay.ne.jp paypay-bank.co.jp paypay-card.co.jp
sbisec sbishinsei sbinet netbk !nomura !monex !daiwa !matsui sonybank !sevenbank !resona jibunbank !viewcard | sbisec.co.jp
  sbishinseibank.co.jp netbk.co.jp nomura.co.jp monex.co.jp daiwa.jp daiwa.co.jp matsui.co.jp sonybank.net sevenbank.co.jp
  resonabank.co.jp jibunbank.co.jp jreast.co.jp
kbstar kookmin shinhan shinhancard wooribank hanabank nonghyup kakaobank kakaopay tossbank naverpay epostkr koreapost cjlogistics
  nhiskr !hometax | kbstar.com shinhan.com shinhancard.com wooribank.com kebhana.com hanabank.com nonghyup.com kakaobank.com
  kakaopay.com tossbank.com toss.im epost.go.kr cjlogistics.com nhis.or.kr hometax.go.kr
!stgeorge !bankwest bendigobank suncorp !macquarie !bankaust ampbank bankofmelbourne !banksa !boq | stgeorge.com.au
  bankwest.com.au bendigobank.com.au suncorp.com.au suncorpbank.com.au macquarie.com macquarie.com.au bankaust.com.au amp.com.au
  bankofmelbourne.com.au banksa.com.au boq.com.au
!eastlink !etolls servicensw vicroads tollnsw revenuensw | eastlink.com.au service.nsw.gov.au vicroads.vic.gov.au nsw.gov.au
  eastlink.ca
!bupa !medibank !ahm !nib !hcf | bupa.com.au bupa.com bupa.co.uk medibank.com.au nib.com.au hcf.com.au
!osko !payid !bpay | payid.com.au bpay.com.au
kiwibank asbbank bnznz | kiwibank.co.nz asb.co.nz bnz.co.nz
nzpost nzposttrack nzcouriers | nzpost.co.nz nzpost.com
irdgovt !ird !nzta nztagovt !waka !realme msdnz accnz | ird.govt.nz nzta.govt.nz realme.govt.nz realme.com
worldremit remitly taptapsend !xoom riamoney sendwave paysend !azimo | worldremit.com remitly.com taptapsend.com xoom.com
  riamoneytransfer.com sendwave.com paysend.com azimo.com
adyen !mollie !sumup worldpay checkoutcom izettle | adyen.com mollie.com sumup.com worldpay.com checkout.com zettle.com
dinersclub !diners | dinersclub.com dinersclub.it diners.com.ec
standardchartered | sc.com standardchartered.com standardchartered.com.my
!interpol !europol | interpol.int europa.eu
!gendarmerie !policenationale prefecturedepolice ministereinterieur !ministere | interieur.gouv.fr
interieurgouv solidaritesgouv chequeenergie | interieur.gouv.fr chequeenergie.gouv.fr
!douane douanefr douanesgouv !douanes | douane.gouv.fr douane.fr douane.nl
!canpar !loomis !ontrac lasership gofoexpress uniuni | canpar.com loomisexpress.com ontrac.com lasership.com uniuni.com
  gofoexpress.com
tntexpress !tnt | tnt.com
`;
