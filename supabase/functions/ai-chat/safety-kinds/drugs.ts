/** Medicines by the endings that their names have in common, then by brand. */
export const drug =
  '((?!april|avril|bristol|caracol|protocol|alcohol)' +
  '[a-z]{3,}(pril|sartan|olol|statin|dipine?|oxetine?|azepam|zolam|gliptin)|' +
  '[a-z]{3,}(gliflozin|prazole?|mycin|cillin|thyroxine?|xaban|talopram|trigine|gabalin)|thyronorm|eltroxin|euthyrox|' +
  'glucophage|seroxat|cipralex|concor|lipitor|crestor|plavix|eliquis|xarelto|januvia|diamicron|effexor|cymbalta|' +
  'methotrexate|humira|keppra|tegretol|depak[a-z]+|lamictal|symbicort|gabapentin|lyrica|tramadol|concerta|seroquel|' +
  'quetiapine?|risperd[a-z]+|carbimazole?|neomercazole|aspirin)';
/** Steroids and hormones by the names that gyms use. */
export const compound =
  '(testo|test (e|c|p|cyp|prop)|deca|deka|sustanon|primobolan|primo|' +
  'nandrolone?|boldenone?|equipoise|halotestin|anadrol|oxandrolone?|masteron|' +
  'turinabol|ostarine?|oxymetholone?|stanozolol|enanthate|cypionate|ligandrol|cardarine|oxa|dbol|anavar|winny|hcg)';
/** What such a name stands beside when it is meant as one. */
export const doses =
  '(\\d+ (mg|ml|iu|cc)|cycle|course|kors|cure|kurs|dose|week|semaine|hafte|vial|inject*|shot|gym|jim|salle|zal*)';
