import { words } from '../knowledge/words.ts';

/** Words by which somebody speaks to or of somebody, without accents: a name has at most one of them, a message has several. */
export const SPEAKING_WORDS: ReadonlySet<string> = new Set(
  words(`
    j je tu t il elle ils elles nous vous me m te moi toi lui leur se
    mon ma mes ton ta tes notre votre vos nos cet cette qui que qu quoi
    suis es est sommes etes sont etait sera ai as avons avez ont avait va vais vas vont veut veux peut peux peuvent faut doit dois
    dit dis disent demande demandent demander envoie envoi envoyer envoye envoyez donne donner donnez paie paye payer payez
    appelle appelez clique cliquez compose composez confirme confirmez rappelle rappelez repondez gagne gagner recois recevoir recevez recu
    promet propose vend veuillez bonjour bonsoir salut slt bsr bjr svp stp merci cher
    i you he she they we my your his her their our him them
    am is are was were have has had do does did will would can could must should
    said says asks asked told tell tells want wants wanna send sends sent give gave pay paid call called click says sell sells
    hello hi dear please pls abeg una dey wey don dem wan
  `),
);

/** Words beside a number or a profile that only say what it is. */
export const LABELS: ReadonlySet<string> = new Set(
  words(`
    numero num nro no n tel telephone phone number cel mobile portable fixe whatsapp whatsap watsap wa sms appel appels contact
    profil profile page compte account facebook fb instagram insta tiktok telegram messenger snapchat
    lien link site url web adresse address
    le la les l un une des du de d ce ces et ou or and the a an this here voici c
  `),
);
