/** What a danger is made of in French; how it is put together: ../safety-kinds.ts. */
export const french: Record<string, string> = {
  harm: '(brule|brulee?|bruler|coupe|coupee?|couper|taillade*|griffe*|lacere*|ouvre|frappe|tape)',
  own: '(me|m|mes bras|mes cuisses|mes poignets|ma peau|mon bras|moi meme)',
  tool:
    '(clope*|cigarette*|briquet*|lames?|cutter|rasoir*|ciseaux|quand ca|qd ca|va pas|va mal|expres|' +
    'volontaire*|pour sentir|soulage*)',
  kitchen: '(cuisine|four|casserole|cheveux|calories|graisse*|souffle|faim|raser|soleil)',
  think: '(pense*|penser|songe*|idees?|obsed*|reve|hante*)',
  death: '(mort|mourir|crever|suicide|disparaitre|noires|en finir|mon enterrement)',
  laugh: '(rire|mdr|lol|ptdr|fatigue|trop drole|soiree*)',
  end: '(finir|arreter|terminer|cesse)',
  all: '(tout arreter|tout|avec tout|pour de bon|une bonne fois)',
  sad: '(plus la force|envie de tout|seul|seule|vie|souffr*|ce soir|parfois|fatiguee? de)',
  contract:
    '(abonnement|essai|programme*|seance*|contrat|mois|semaine*|formule*|inclus|sport|sucre|clope|' +
    'fumer|regime|boulot|travail)',
  jump: '(saut*|jet*|balanc*)',
  height: '(balcon|pont|toit|fenetre|immeuble|metro|train|etage|falaise)',
  self: '(me|m|je|jai|envie|pense*)',
  training: '(corde|box|burpees?|squats?|trampoline|parcours|parkour|regard*)',
  took: '(pris|prise|avale|avalee?|prends|gobe*|ingere)',
  many: '(beaucoup|tous|toute|toutes|plein|boite|plaquette|trop|tas|tube|\\d\\d)',
  pills: '(comprimes?|medocs?|medicaments?|cachets?|pilules?|somniferes?|dolipranes?|xanax|lexomil)',
  vitamins: '(vitamine*|complement*|omega|magnesium|proteine*)',
  useless:
    '((avale|avaler|prendre) tout ce .. (armoire|pharmacie|boite)|' +
    '(mendormir|dormir|endormir) .. (que )?(ca|tout|cela) (sarrete|arrete|finisse|cesse)|(je (suis|' +
    'me sens)|etre|suis) (juste |qu |que |devenue? )*(un |une )?(poids|fardeau|boulet|charge|' +
    'erreur)(?! (de|leger|lourd|stable|moyen|plume))|personne .. (besoin de moi|ne maime|mieux sans ' +
    'moi|me manquerait|remarquera)|(serai|seraient|serait|iraient|irait) .. mieux sans moi|' +
    '(tiendrai|tiens|supporte) (plus|pas) .. (vivre|cette vie)|plus (rien|personne) .. (me retient|' +
    'a attendre de la vie))',
  not: '(pas|plus|ne|arrete|a peine|difficulte*|impossible|mal a|du mal)',
  breathes: '(respire*|respirer|son souffle|respiration)',
  stairs: '(escalier*|nez|courir|course|technique|yoga|apprendre|bien respirer pendant|running)',
  fell: '(tombe|tombee?|effondre*|ecroule*|seffondre|malaise|evanoui*|par terre|inanime*|inconscient*)',
  answers: '(repond*|bouge*|parle*|reagit|reveille*|pouls|ouvre (plus |pas )?(les|ses) yeux|se leve|releve)',
  person:
    '(pote|ami|amie|copain|copine|mere|pere|maman|papa|mari|femme|frere|soeur|mec|fille|gars|dame|' +
    'monsieur|client|coach|quelquun|collegue|il|elle)',
  now:
    '(la|maintenant|on fait quoi|que faire|quoi faire|vite|aidez|urgent|fais quoi|tout de suite|' +
    'inconscient*)',
  trip:
    '(enceinte|amoureu*|malade|bien|dessus|sur (votre|vos|le site)|il y a|an dernier|semaine ' +
    'derniere|prix|sous le charme)',
  face: '(visage|bouche|joue|levre|paupiere|sourire)',
  droops: '(tomb*|descend*|tordu*|travers|affaiss*|paralys*|bizarre dun cote|pend*|fig*|engourdi*)',
  mask: '(masque|creme|soin|joli|gras|maigri)',
  suddenly:
    '(dun coup|tout a coup|soudain*|brusquement|dun seul coup|a linstant|linstant|depuis (ce matin|' +
    '10 min|cinq minutes))',
  speaks: '(parle*|articul*|trouver (ses|mes) mots|mots|phrase*|elocution)',
  language: '(anglais|arabe|francais|russe|coach|humain|conseiller)',
  arm: '(bras|jambe|main|cote|moitie|visage)',
  numb:
    '(tombe|tombent|pend|repond plus|engourdi*|paralys*|lourde?|mort|bouge (plus|pas)|fourmi*|' +
    'faible|leve (plus|pas)|lever|sens (plus|pas))',
  chest: '(poitrine|thorax|sternum|torse)',
  pressed: '(assis|ecras*|poids|etau|pierre|enclume|serr*|comprim*|compress*|appu*|oppress*|brique)',
  jaw: '(machoire|bras|epaule gauche|cou|sueur*|transpire*|nausee*|dos)',
  hurts: '(mal|douleur*|lance|engourdi*|froide*|irradi*|serre*|fourmi*|tire)',
  blood: '(sang|saign*|pisse le sang|hemorragie)',
  pours: '(pisse|gicle|coule|flot*|jet|partout|arrete pas|beaucoup|abond*|plein|mare|stop*|profond*)',
  sample: '(prise|test|analyse*|groupe|don|tension|sucre|nez un peu|froid|regles)',
  fit:
    '(bave .. bouche|mousse .. bouche|convuls*|tremble .. (par terre|sol|inconscient)|electrocut*|' +
    'mordu* .. serpent|avale .. (javel|poison)|(langue|gorge|levres) .. (gonfle*|enfle*|ferme*)|' +
    'noyade|sest ouvert (la|le|les) (cuisse|bras|crane|veine*|tete|jambe|main))',
  vomits: '(vomi*|gerbe*|degueule|recrache|rends|faire sortir)',
  eats: '(mange*|repas|bouffe|nourriture|diner|dejeuner|avale*|bouchee*|kcal|calories|gouter)',
  sick: '(enceinte|gastro|intoxic*|grippe|seance|entrainement|sprint*|hiit|sport|moto|bus|bebe)',
  afterMeals:
    '(tout ce que (je|j) (mange|avale)|apres (chaque |mes |les |tous les |avoir )?(repas|mange|' +
    'manger|diner)|expres|en cachette|volontaire*|toilettes)',
  punish: '(me puni*|punition|punis|punir|compenser (ce que|tout|chaque|le moindre)|merite pas de manger)',
  exercise: '(cardio|courir|cours|sport|tapis|heures|seance*|burpees|mange*|repas|calories|entraine*)',
  jokingly: '(mdr|lol|coach qui|le coach|vos coachs)',
  everyDays:
    '(tous les (deux|trois|quatre|2|3|4) jours|(un|1) (jour|repas) (sur|tous les) (deux|trois|2|3)( ' +
    'jours)?|une fois tous les)',
  dish: '(pizza*|poisson|viande|resto*|burger*|chocolat|oeufs|legumes|seance|entraine*|cheat)',
  only: '(que|seulement|juste|rien que|uniquement)',
  water: '(eau|cafe|the|pomme*|chewing*|coca zero)',
  days: '(jours|semaine*|depuis (lundi|dimanche|vendredi))',
  litres: '(litre*|verre*|proteine*|boire assez|bouteille|seance)',
  countsEach: '(compte|pese|note) .. (chaque|tout|toutes|moindre)',
  fear: '(peur|panique|honte|pleure*|culpabilis*|puni*|degoute*|angoiss*|depasse)',
  along:
    '((je suis|jsuis|elle est) (deja |bientot )?de (\\d+|deux|trois|quatre|cinq|six|sept|huit) ' +
    '(mois|semaines)|(je suis|jsuis|suis|elle est) (maintenant |deja |bientot |actuellement )*(a|' +
    'dans mon|dans ma|a ma|au) (\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf)( e| eme| ieme)? ' +
    '?(mois|semaines?|sa)(?! (de|dentrainement|sans|du|apres|avant|au|depuis))|\\d+ sa|retard de ' +
    'regles|retard .. test .. positif|test de grossesse|' +
    'enfant en route|polichinelle|terme .. (prevu|mois|semaines))',
  dailyDrug:
    '(levothyrox|xarelto|kardegic|seroplex|deroxat|aspegic|tahor|coversyl|tercian|abilify|' +
    'glucophage|lamictal)',
  joint: '(epaule|genou|rotule|coude|cheville|hanche|poignet)',
  out: '(deboit*|luxe*|luxation|sorti*|demis*|remis* en place|lache|parti*|saute)',
  ordinaryOut: '(programme|nouvelle video|parti pour)',
  back: '(rein|reins|lumbago|dos|cou|nuque|lombaires)',
  stuck:
    '(bloque*|coince*|tour de rein*|peux (plus|pas) (me )?(redresser|tourner|lever|bouger|pencher)|' +
    'raide)',
  named:
    '(testo|deca|dianabol|sustanon|winstrol|trenbo*|primobolan|oxandrolone|clen|masteron|piqu* .. ' +
    '(prise de masse|muscle*)|produits? .. (salle|muscu|vestiaire*))',
  stand: '(debout|bord|penche*|enjambe*|regarde en bas|tiens)',
  edge: '(balcon|toit|pont|rebord|rambarde|falaise)',
  scars: '(cicatrices?|marques|manches longues)',
  blade: '(lames?|rasoir|cutter|recommence)',
  device: '(telephone|appli|application|compte|video|site|montre|portable|lien|ordi)',
  odd: '(bizarre*|incomprehensible*|charabia|pateuse?|pateux|bouillie|nimporte quoi|melange)',
  must: '(dois|oblige*|faut que|force)',
  close:
    '(mari|conjoint|copain|compagnon|ex|pere|beau pere|mere|frere|patron|patronne|il|oncle|mec|' + 'femme)',
  holds: '(serr*|etrangl*|attrap*|tir*|mains?|couteau|saisi*)',
  neck: '(mon cou|le cou|la gorge|ma gorge|les cheveux|mes cheveux)',
  shoves:
    '(claque|claques|baffe*|beigne|coup de (pied|poing)|gifl*|bouscul*|casse ma porte|me suit ' +
    'partout|fouille mon (tel*|portable)|crach* (sur|dessus))',
  spar: '(boxe|padel|coach|seance|massage|cours|combat|kine|claquage)',
  keeps: '(pris|prend|garde|confisque*|cache)',
  papers: '(passeport|papiers|telephone|salaire)',
  chews: '(mache*|mastique*)',
  spits: '(recrach*|crache*)',
  breaks:
    '(casse*|fractur*|fele*) (le|la|les|une?|mon|ma|mes|deux) (nez|bras|cote*|poignet|doigt*|machoire|dent*|main)',
  dizzy: '(vertige*|tete .. tourn*|tourn* .. tete|etourdi*|(vu|vois|voit|voyais) (trouble|double|noir))',
  today:
    '(aujourdhui|ce (matin|soir|midi)|tout a lheure|cet ap*rem|cet apres midi|a linstant|il y a une heure)',
  period: '(regles?|menstru*|cycle)',
  gone: '(ar*et*|disparu*|plus|pas|stop*|absent*|perdu*|sans)',
  starving:
    '(\\d{3} (kcal|cal|calories)|(1|un|une) (seul )?(repas|fois) par jour|mange (presque rien|a peine|1|quun*|que)|saut* .. repas|mange (plus|pas|rien)|cheveux .. tomb*|perds mes cheveux)',
  expected: '(sopk|enceinte|grossesse|bebe|accouch*|allait*|menopaus*|sterilet|pilule|implant)',
  grade:
    '(en [3456] (e|eme)|en (seconde|terminale)(?! classe)|((je )?suis|jsuis|chuis) (au|en) .. (college|lycee)|(passe|ai|revise|apres) (le |mon )?(brevet|bac)|le brevet|argent de poche)',
  teaches: '(prof|profs|enseign*|enfants|fils|fille|il y a|etais|ancien*|cours du soir|mes ados?|mon ado)',
};
