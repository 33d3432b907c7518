import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';

/** Short words that tell a language in Latin letters from the others; Hindi and Urdu differ in few. */
export const languageWords: Record<SafetyLanguage, string> = {
  en: 'only myself a an about without no i im my me the is are am was and to you can for with do does have has what how it of not in on at he she this that should but after',
  ar: 'bade baddi bas badik 3endkon 3endi 3am baad bel elle lli eh shi ktir mnih ana ani w wa fi fe el al mish mesh msh mo mu ma aandi andi ibni ebni omri omry abgha abi ayz ayez aayez bidi badi wala shu kif ala men min kan lama law hal momken mumkin zawji jozi nafsi rohi kil kol yom da di wayed haml',
  hi: 'hai me main mai mujhe mera meri mere ka ki ke ko kya nahi hu hun aur se raha rahi kar karna ho tha thi bahut koi chahta chahti sakta sakti karu hain par bhi liye gaya hua pati kasrat saal pet din',
  ur: 'hai me mein mujhe mujhay mera meri mere ka ki ke ko kya nahin hoon aur se raha rahi kar karna ho tha thi bohat koi chahta chahti sakta sakti karoon hain par bhi liye gaya hua shohar warzish mehrbani din saal',
  fr: 'je jai jveu jveux il elle on a en y il mois semaines cette ce ete etait suis mon ma mes le la les un une des du et est pas vous ne avec pour que mais peux puis mai fils fille ans depuis apres quand au aux en me cest tout plus sans de rien jour jours combien vraiment bonjour paye paie',
  ru: 'ya ne mne menya moi moy moya mojet mozhno mojno v s so let bolit hochu khochu ochen eto kak chto posle bolshe u muj muzh syn doch bil byl pri est mogu zhit',
  tl: 'ako ang ng na ko sa po mo ba may mga si yung kasi lang ay naman pwede puwede hindi akong gusto nang kong siya ni niya anak pero wala kapag nung para din rin pa',
};

/** Those of languages that nothing is written in: Spanish, Portuguese, Italian, German, Turkish and Dutch. */
export const otherWords =
  'el los las una unos del con por para puedo puede tengo tiene estoy soy hace meses semanas cuanto cuesta ustedes hola quiero desde muy pero eu um uma nao voce voces com posso tenho estou sou quanto custa meu minha mais faz il lo gli sono ho hai posso quanto costa che di mia mio vorrei perche anche ich und der die das ist nicht mit kann habe bin wie viel kostet euch fur ein eine mein meine seit bir ve icin ne kadar mi benim var yok de het een ik met van hoeveel mijn';

/** Long words whose misspellings are read as the word itself. */
export const oftenMisspelt =
  'suicide suicidal myself himself herself pregnant pregnancy diabetes diabetic steroids steroid anorexia anorexic bulimia bulimic medication medicine medicines surgery breathe breathing fainted operation postpartum hypertension epilepsy asthma husband daughter unconscious emergency medicaments medicament enceinte accouche grossesse diabete suicider anabolic ozempic cholesterol arthritis herniated meniscus antidepressants magpakamatay mamatay nahimatay buntis aatmahatya khudkushi беременна беременная диабет самоубийство инсульт таблетки антидепрессанты давление операция';

/** Words of their own that lie a slip away from one of those. */
export const likeMisspelt =
  'meditation meditations mediation meditative meditate breath breaths operating operational operators operated ' +
  'diabolic anabolism metabolic emergent husbandry enceintes accoucher явление давний операций таблетка';
