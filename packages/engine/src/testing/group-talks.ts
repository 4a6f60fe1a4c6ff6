/** Talks of groups as people copy or export them; none was written by anybody who exists. */
export const HONEST_GROUPS: Readonly<Record<string, string>> = {
  tontine: `12/03/2026, 18:02 - Tantie Rosine: Bonsoir les mamans. Demain c'est le tour de Maman Grâce, n'oubliez pas
12/03/2026, 18:05 - Maman Grâce: Merci présidente 🙏🏾 je compte sur vous
12/03/2026, 18:07 - Tantie Rosine: Chacune envoie ses 10 000 F sur mon MoMo 01 97 45 12 30 avant 20h demain
12/03/2026, 18:09 - Afi: Présidente j'ai déjà envoyé, tu as reçu ?
12/03/2026, 18:10 - Tantie Rosine: Oui c'est bien reçu, merci. Il reste Odile et Sabine
12/03/2026, 18:15 - Odile: Je suis au marché, j'envoie ce soir avec les frais de retrait
12/03/2026, 18:20 - Sabine: Moi je donne en main à la réunion dimanche
12/03/2026, 18:22 - Tantie Rosine: D'accord. Celle qui est en retard paie l'amende de 500 comme d'habitude
12/03/2026, 18:25 - Maman Grâce: Avec mes 120 000 je vais payer la scolarité, que Dieu vous bénisse`,
  church: `[08/02/2026 07:14:22] Diacre Paul: Shalom bien-aimés, le culte commence à 8h30, ne soyez pas en retard
[08/02/2026 07:15:40] Sœur Esther: Amen 🙌
[08/02/2026 07:20:03] Diacre Paul: Pour les travaux de la toiture il nous manque 340 000 F. Chaque famille peut donner 5 000 ou plus, selon son cœur
[08/02/2026 07:22:11] Frère Marc: On peut envoyer par Moov Money aussi ?
[08/02/2026 07:23:55] Diacre Paul: Oui, sur le numéro de la trésorière, sœur Lydie, 01 95 22 31 08. Elle donne un reçu à chacun
[08/02/2026 07:25:30] Sœur Esther: J'envoie 10 000 pour ma maison. Que Dieu multiplie
[08/02/2026 07:31:12] Sœur Lydie: Bien reçu sœur Esther, je te donne ton reçu au culte
[08/02/2026 07:40:47] Diacre Paul: Le cahier des comptes est ouvert à tous après le culte`,
  school: `Parents CE2 B
Mme Dossou : Bonsoir chers parents, la sortie au zoo est vendredi. La participation est de 3 500 F par enfant
Papa Kévin : Bonsoir maîtresse, on vous remet ça à l'école ?
Mme Dossou : Oui, ou bien au bureau de la directrice. Dernier délai mercredi svp pour réserver le car
Maman Inès : Ma fille est malade, est ce que c'est obligatoire ?
Mme Dossou : Non non, pas obligatoire. Bon rétablissement à elle
Papa Kévin : J'ai payé pour Kévin ce matin, la directrice m'a donné un reçu
Mme Dossou : Merci Papa Kévin. N'oubliez pas les carnets de notes à signer avant lundi
Maman Inès : Le lien pour les photos de la fête c'est lequel déjà ?
Mme Dossou : Je vous imprime les photos, passez à l'école`,
  funeral: `[19:42, 04/05/2026] Oncle Firmin: La famille, c'est avec douleur que je vous annonce que grand-mère Adjoa nous a quittés ce matin à l'hôpital
[19:44, 04/05/2026] Cousine Lucie: Oh mon Dieu 😭 paix à son âme
[19:50, 04/05/2026] Oncle Firmin: L'enterrement est fixé au samedi 16. Pour le cercueil et la morgue il faut trouver 450 000 F
[19:52, 04/05/2026] Oncle Firmin: On avait dit 25 000 par foyer à la dernière réunion. Envoyez à tante Célestine qui tient la caisse, son numéro c'est 01 66 40 17 92
[19:58, 04/05/2026] Serge: Je suis à Paris, j'envoie 100 000 par virement à tante ce soir
[20:03, 04/05/2026] Cousine Lucie: Moi je ferai le dépôt demain matin, je n'ai rien sur moi
[20:10, 04/05/2026] Tante Célestine: Merci mes enfants. J'écris tout dans le cahier. La morgue donne une facture
[20:15, 04/05/2026] Oncle Firmin: On se retrouve à la maison familiale vendredi soir pour la veillée`,
  football: `FC Étoile de Godomey
Coach Bello: Les gars match dimanche 16h contre Djeffa, rdv 14h au stade
Rachid: Présent coach
Coach Bello: Les maillots sont prêts, il faut payer le reste à Modeste, 4 000 chacun
Modeste: J'ai reçu pour 9 joueurs. Il manque Ali, Steve et Fadel
Steve: Envoie ton numéro Modeste je te fais le dépôt
Modeste: 0161883407 c'est sorti au nom de Modeste A.
Steve: C'est fait frère, 4 100 avec les frais
Modeste: Bien reçu
Ali: Moi je paie dimanche cash, j'ai pas MoMo
Coach Bello: Celui qui gagne dimanche je paie le jus 😂 on va gagner la coupe cette année`,
  sellers: `14/06/2026, 09:12 - Présidente Coop Karité: Bonjour à toutes. L'acheteur de Cotonou confirme 2 tonnes à 850 F le kilo
14/06/2026, 09:15 - Bariza: Dieu merci. Livraison c'est quand ?
14/06/2026, 09:18 - Présidente Coop Karité: Le camion passe jeudi à Parakou. Il paie la moitié à l'enlèvement et le reste après la pesée
14/06/2026, 09:20 - Salamatou: On a besoin d'argent pour les sacs
14/06/2026, 09:25 - Présidente Coop Karité: La caisse avance les sacs. Chaque membre cotise 1 000 F, donnez à la secrétaire
14/06/2026, 09:31 - Bariza: Mon groupement a 300 kg, pesée faite hier au magasin
14/06/2026, 09:40 - Présidente Coop Karité: Très bien. L'argent sera partagé samedi devant tout le monde à la réunion, apportez vos carnets`,
  landlord: `Copropriété cour Agla
Gérant Codjo: Bonjour, la facture SBEE du mois est de 48 600, on partage en 6 donc 8 100 par porte
Porte 3: ok
Porte 5: C'est trop ce mois ci, vous avez la facture ?
Gérant Codjo: Oui voici la photo. Vous pouvez vérifier l'ancien index 22310 et le nouveau 22784
Porte 5: D'accord merci
Gérant Codjo: Payez moi avant vendredi svp sinon ils vont couper. En espèces ou par MTN
Porte 1: Je viens vous donner ça ce soir
Porte 3: moi aussi
Gérant Codjo: Et fermez bien le portail la nuit, il y a eu un vol de moto dans le quartier`,
  alumni: `[11/01/2026, 21:03] Hervé promo 98: Chers camarades, le mariage de Sylvie est le 31. On lui fait une enveloppe ?
[11/01/2026, 21:05] Nadège: Oui bien sûr, 5 000 chacun comme pour Arnaud
[11/01/2026, 21:06] Hervé promo 98: Envoyez à Nadège, c'est elle la trésorière. Vous avez tous son numéro
[11/01/2026, 21:10] Nadège: Reçu : Hervé, Moussa, Carine, Blaise. Merci
[11/01/2026, 21:14] Blaise: Le tissu est à 7 500 les 3 yards, qui en veut ? Le vendeur demande une avance de moitié
[11/01/2026, 21:15] Carine: Moi 2 s'il te plaît, je te donne l'argent au travail
[11/01/2026, 21:20] Moussa: Félicitations encore à Sylvie 🎉🎉
[11/01/2026, 21:22] Hervé promo 98: Rendez vous à la mairie à 10h, soyez à l'heure`,
  market: `Susu group Makola
Auntie Akos: Good morning sisters, today is Esi's turn to take the susu
Esi: Thank you ooo 🙏
Auntie Akos: Please bring your 200 cedis before 4pm, or send it to my MoMo as always and add the charges
Mama Yaa: I have sent mine, check
Auntie Akos: Received, thanks. Remaining Dede and Korkor
Dede: I'm coming to the stall with it now now
Korkor: Please can I pay tomorrow? My goods are still at Tema port
Auntie Akos: Ok but not later than tomorrow, the fine is 10 cedis
Esi: God bless you all, I will use it to pay my daughter's school fees`,
  office: `Service comptabilité
Chef Amoussou: Bonjour l'équipe, le virement des salaires est prévu demain, la banque confirme
Rita: Merci chef
Chef Amoussou: Il me manque encore la copie de la carte d'identité de Josué pour son dossier CNSS, dépose-la à mon bureau
Josué: D'accord chef je l'apporte cet après midi
Chef Amoussou: Pour l'anniversaire de Rita on cotise 2 000, donnez à Ines
Ines: Déjà 14 000 dans l'enveloppe 😄
Rita: Oh vous êtes trop gentils
Chef Amoussou: Réunion à 15h, n'oubliez pas vos mots de passe du nouveau logiciel, on fait la formation. Ne les donnez à personne`,
};

/** Talks of groups in which somebody is at work. */
export const SCAMS_IN_GROUPS: Readonly<Record<string, string>> = {
  'a new number for the tontine': `12/03/2026, 18:02 - Maman Grâce: Bonsoir les mamans, demain c'est mon tour
12/03/2026, 18:05 - Afi: Félicitations 🎉
12/03/2026, 18:30 - +229 01 41 22 70 35: C'est moi présidente Rosine, mon téléphone est gâté, c'est mon nouveau numéro. Envoyez toutes la cotisation sur ce numéro 01 41 22 70 35 avant 19h sinon vous perdez votre tour
12/03/2026, 18:32 - Odile: D'accord présidente, j'envoie
12/03/2026, 18:35 - +229 01 41 22 70 35: Merci, vite s'il vous plaît, ne m'appelez pas le micro ne marche pas`,
  'a group that doubles money': `Groupe Gagnants 2026
Coach Fortune: Bonsoir la famille, aujourd'hui encore 12 personnes ont doublé leur argent
Merveille: Merci coach j'ai mis 20 000 et j'ai reçu 120 000 en 45 minutes 🙏
Abel: Moi aussi c'est bien tombé, Dieu est grand
Coach Fortune: Il reste 5 places. Dépôt 10 000 = 60 000, 50 000 = 300 000, gain garanti sans risque
Merveille: Ne ratez pas ça les gens
Coach Fortune: Envoyez sur 01 54 10 98 33 et faites la capture en privé`,
  'a code to stay in the group': `[08/02/2026 07:14:22] Diacre Paul: Shalom bien-aimés, le culte est à 8h30
[08/02/2026 07:20:03] Sœur Esther: Amen
[08/02/2026 09:41:12] Diacre Paul: On change de groupe pour la prière. Vous allez recevoir un code à 6 chiffres par SMS, envoyez-moi le code pour que je vous ajoute
[08/02/2026 09:45:30] Frère Marc: Je viens de le recevoir
[08/02/2026 09:46:02] Diacre Paul: Envoie-le ici vite avant qu'il expire`,
  'a prize with a link': `Parents CE2 B
Mme Dossou : La sortie au zoo est vendredi
Papa Kévin : Merci maîtresse
Maman Inès : MTN offre 50 Go et 25 000 F pour ses 20 ans, j'ai reçu pour moi ! Cliquez vite http://mtn-20ans.cadeau-promo.xyz et partagez à 10 contacts
Papa Kévin : C'est vrai ?
Maman Inès : Oui il faut mettre son numéro et le code reçu
Mme Dossou : On parle de l'école ici svp`,
  'jobs with a fee': `Jeunes du quartier
Modeste: Qui joue ce soir ?
Rachid: Moi
Madame RH: Recrutement urgent au port, 40 agents sans diplôme, salaire 250 000 F. Frais de dossier 15 500 F à envoyer au 01 53 20 11 76 avant ce soir, places limitées
Ali: C'est sérieux madame ?
Madame RH: Oui, dès le paiement tu commences lundi, j'ai déjà pris 28 personnes
Modeste: Je viens en privé`,
  'a deposit for a market stall': `Susu group Makola
Auntie Akos: Good morning sisters, today is Esi's turn
Esi: Thank you ooo
Prophet Daniel: Sisters, God has shown me that seven women here will receive double. Send 300 cedis seed offering to 0244001122 and in 24 hours you will receive 3,000, guaranteed
Mama Yaa: Amen I receive it
Prophet Daniel: Don't tell your husband, the blessing is secret
Dede: Please is it true?`,
  'a stranger sells in the group': `[11/01/2026, 21:03] Hervé promo 98: Bonsoir camarades
[11/01/2026, 21:05] Nadège: Bonsoir
[11/01/2026, 21:10] +44 7700 900123: Hello dear members, I am Mrs Caroline from the investment desk. Our crypto platform pays 15% profit every day, withdraw anytime. Register with my link https://trade-fx-pro.vip/ref881 and deposit 100 USDT to start
[11/01/2026, 21:12] Blaise: How does it work?
[11/01/2026, 21:13] +44 7700 900123: I will guide you, join our Telegram VIP channel, only 10 slots left`,
  'a help that is paid for': `Veuves de Parakou
Présidente: Bonjour à toutes, réunion samedi
Awa: Bien noté
Agent ONG: Bonjour mesdames, l'ONG Espoir donne 350 000 F à chaque veuve. Pour débloquer l'aide, envoyez votre carte d'identité et 7 500 F de frais de timbre au 01 44 90 21 65 aujourd'hui même
Awa: On peut payer demain ?
Agent ONG: Non la liste est fermée ce soir, celles qui paient maintenant reçoivent dans 2 heures`,
};
