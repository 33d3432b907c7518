import { compound, doses, drug } from './drugs.ts';

/** What a danger is made of in English; how it is put together: ../safety-kinds.ts. */
export const english: Record<string, string> = {
  harm: '(press*|hold*|burn*|cut|cuts|cuting|carv*|slic*|scratch*|bang*|punch*)',
  own: '(my ?self|(on )?my (arms?|wrists?|thighs?|skin|head)|himself|herself)',
  tool:
    '(straightener*|iron|hot|candle|cigarette*|lighter|blade*|razor*|knife|scissors|numb|cope|when ' +
    '(i|im|things)|because i|again|feel* something)',
  kitchen: '(cook*|oven|kettle|shav*|accident*|sun|calories|gym bar|barbell|mat)',
  think: '(think*|thought*|dream*|obsess*|fantas*)',
  death: '(dying|death|being dead|my funeral|end it|not being here|killing)',
  laugh: '(laugh*|lol|haha*|dying to|metal|funny)',
  end: '(end*|finish*|over)',
  all: '(it all|everything|all of it)',
  sad: '(want*|alone|tired|tonight|sometimes|think*|life|pain|feel*)',
  contract: '(subscription|plan|trial|membership|contract|program*|week|month|session*|included|classes)',
  jump: '(jump*|step off|throw my ?self)',
  height: '(balcony|bridge|roof|building|window|floor|terrace|cliff|metro|train)',
  self: '(my ?self|i could|i might|want|thought*|thinking|feel like|what if i|should i just|urge|keep)',
  training:
    '(rope|jump* jacks|burpee*|box|squat*|class|bench|press|parcours?|parkour|trampoline|swim|' +
    'studio*|video)',
  took: '(took|taken|take|taking|swalow*|had|downed)',
  many:
    '(all|whole|lot|lots|too many|bunch|bottle|handful*|pack|packet|box|loads|\\d\\d|ten|twenty|' + 'thirty)',
  pills:
    '((blood pressure |heart |sleeping |diabetes )?(pills|tablets|meds|medication|paracetamol|panadol|xanax|sleeping pills|painkillers))',
  vitamins:
    '(vitamin*|supplement*|omega|magnesium|doctor told|creatine|(every|each) (morning|day|night|evening)|daily|prescri*|(takes|swallows) .. (pills|tablets|meds))',
  useless:
    '((no ?one|nobody) .. (cry|come|care|turn up) .. (funeral|grave)|' +
    '(written|wrote|writing) (goodbye )?(letters?|notes?) to (everyone|everybody|my (kids|family|' +
    'wife|husband|mum|mom|parents))|(why|dont know why) i (even )?bother any ?more|(i am|im|being|' +
    'be|become|feel like|feeling|just|such) (just |such |only )*(a )?(burden|dead weight|nobody|' +
    'mistake)( to| on)?(?! of proof)|(no ?one|nobody|no body) .. (needs?|wants?|loves?|would miss) ' +
    'me(?! to (lift|train|run|go|do))|(world|they|everyone|family) .. (without me|if i (was|were) ' +
    'gone)|(cant|dont) .. see (a|any|the) (way|point) (out|any ?more|of living))',
  not: '(not|isnt|cant|cannot|doesnt|stoped|hardly|barely|unable|wont|no longer|struggl*)',
  breathes: '(breath|breathe|breathing|breathes|get air|any air|catch air)',
  stairs: '(stairs|nose|run|running|technique|through|yoga|explain*|swim*)',
  fell:
    '(colaps*|fell|faint*|dropped|drop* down|went down|blacked out|passed out|keeled|slump*|on the ' +
    'floor|grabbed his chest)',
  answers:
    '(answer*|respond*|responsive|moving|move|talk*|speak*|wak*|get up|geting up|pulse|open* (his|' +
    'her) eyes)',
  person:
    '(he|she|man|woman|guy|girl|lady|friend|mom|mum|mother|dad|father|wife|husband|someone|somebody|' +
    'client|brother|sister|mate|coach)',
  now: '(now|just|what do|what should|help|quick*|urgent|hurry|blue|shaking|right now|not)',
  trip: '(asleep|in love|prices?|off the wagon|ago|behind|last (week|month|year)|weight|short|for)',
  face: '(face|mouth|smile|lip|eyelid|one side)',
  droops: '(droop*|dropped|drop*|fal*|sag*|slid*|crooked|lopsided|twist*|hanging|numb|weird on one side)',
  mask: '(mask|pull|serum|facial|lost weight|glow|fat|cream|dumb* on)',
  suddenly:
    '(suddenly|sudden|all of a sudden|out of nowhere|since this morning|just now|right now|at once|' +
    'minutes? ago)',
  speaks:
    '(speak|talk|talking|form words|say words|make sense|find (his|her|my) words|get (his|her|my) ' +
    'words out)',
  language: '(arabic|english|french|hindi|russian|phone|human|agent|coach|someone|sales)',
  arm: '(arm|arms|hand|leg|side|half|face|left|right)',
  numb:
    '(numb|weak|limp|heavy|dead|paralys*|paralyz*|not move|cant move|cant lift|wont lift|not ' +
    'lifting|wont work|not working|doesnt work|wont move|useless|tingl*)',
  chest: '(chest|breastbone|sternum)',
  pressed:
    '(sitting on|siting on|standing on|pressing|crush*|weight on|brick|squash*|vice|stone on|band ' +
    'around|elephant|gripp*)',
  jaw: '(jaw|left arm|left shoulder|arm|neck|back|shoulder blade|sweating|nausea*|vomiting)',
  hurts: '(hurt*|pain*|ach*|sore|numb|tingl*|cold sweat|tight)',
  blood: '(bleed*|blood)',
  pours:
    '(pour*|gush*|spurt*|spray*|everywhere|wont stop|keeps coming|soak*|stop it|fast|deep|doesnt ' +
    'stop|pool)',
  sample: '(test|pressure|sugar|type|pumping|flow rate|sport)',
  fit:
    '((had|having|has|have) a fit(?! (test|check|body))|' +
    'foam* (at|from) .. mouth|shaking uncontrol*|jerking .. floor|electric shock .. (now|help|not)|' +
    'stung .. (throat|swol*|breath)|(throat|tongue|lips) (is |are )?(swol*|swelling|closing)|snake ' +
    '?bite|swallowed (bleach|poison)|pulled .. out .. (pool|water) .. not)',
  vomits:
    '(vomit*|throw up|throwing up|threw up|throws up|puk*|purg*|bring it (back )?up|make my ?self ' + 'sick)',
  eats: '(eaten|eat|eating|ate|eats|meal*|food|dinner|lunch|breakfast|binge*|calorie*)',
  sick:
    '(food poison*|flu|stomach bug|virus|pregnan*|hiit|workout|training|session|running|sprints|' +
    'sick since|baby)',
  afterMeals:
    '((everything|all|whatever) i (eat|ate|have eaten)|after (every |each |a |my |big )?(meal*|' +
    'dinner|lunch|breakfast|food|eating|i eat)|on purpose|deliberately|secretly)',
  punish:
    '((havent|have not|not) (eaten|had (any )?food) (since|for) (\\d+|two|three|four|five|days|' +
    'sunday|monday|tuesday|wednesday|thursday|friday|saturday|last)|punish*|dont deserve (food|to ' +
    'eat|dinner)|earn my food|make up for eating|undo what i ate)',
  exercise:
    '(hrs|stairmaster|' +
    'days|since|proud|thin|weight|cardio|run|running|exercise|workout*|burpees|treadmill|gym|hours|' +
    'training|eat*|ate|food|calories|meal*)',
  jokingly: '(lol|haha*|coach punish*|punishing (workout|session|class))',
  everyDays:
    '((every|each|once in|one in) (\\d|two|three|four|five|second|third|other)( or \\w+)? days?|' +
    'once (in )?(two|three|a few) days)',
  dish: '(pizza|fish|meat|cheat|dessert|steak|chocolate|sugar|eggs|burger|out|eating out|omad plan)',
  only: '(only|just|nothing but|living on|live on)',
  water: '(water|coffee|ice|gum|diet coke|apple)',
  days: '(days|week|weeks|since (monday|sunday|friday|last))',
  litres: '(lit(er|re)s?|glass*|drink enough|protein|bottle)',
  countsEach: '(count*|track*|weigh*|log*) .. (every|each)',
  fear: '(panic*|scared|terrified|hate my ?self|guilt*|cry*|asham*|punish*|freak*)',
  along:
    '((im|i am|shes|she is|wife is) (now |about |only |already |nearly )*(\\d+|two|three|four|five|' +
    'six|seven|eight|nine|ten|twelve|twenty) (and a half )?(weeks?|wks?|months?)(?! (in|into|out|' +
    'post|old|away|behind|of|since|clean|sober|ago|from|to|pp|free|late|after|on|without|ahead|off|' +
    'short|now i|at|younger|older))|(missed|late) (my )?period|due in (\\d+ |two |three |a few ' +
    ')?(weeks|months)|(two|2) pink lines|knocked up|bun in the oven|(twins|baby|little one) (is |' +
    'are )?(coming|arriving|due|on the way)|weeks gone)',
  dailyDrug: drug,
  joint: '(shoulder|knee|kneecap|elbow|hip|ankle|wrist|jaw)',
  out:
    '(slid* out|slips? out|slid out|slip* out|pops? out|popped|pop* out|came out|come* out|was out|' +
    'slipped out|out of (its |the )?(socket|place|joint)|dislocat*|subluxat*|gave way|put back)',
  ordinaryOut: '(program|video|article|post|back in may)',
  back: '(back|neck)',
  stuck: '(locked|seized|stuck|spasm*|went into|cant (straighten|stand|bend|turn)|thrown|threw|gone)',
  named: `${compound} ~ ${doses}`,
  stand: '(stand*|edge|lean*|look* down|climb* over)',
  edge: '(balcony|roof|rooftop|bridge|ledge|\\d+ (th|nd|rd|st) floor|railing)',
  scars: '(scars?|cuts?|marks|long sleeves)',
  blade: '(razor*|blade*|scalpel|lighter|self inflicted|did it again)',
  device: '(phone|app|laptop|watch|video|screen|account|site|link)',
  odd: '(funny|weird|strange*|slur*|garbled|jumbled|nonsense|gibberish|mumbl*)',
  must: '(have to|need to|must|force my ?self|make my ?self|got to)',
  close:
    '(husband|hubby|hubs|bf|gf|other half|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|mom|mum|mother|' +
    'brother|boss|sponsor|employer|madam|he|uncle|landlord)',
  holds: '(hand|hands|grab*|squeez*|chok*|fingers|belt|knife)',
  neck: '(my neck|my throat|my face|my hair|round my neck|around my neck)',
  shoves:
    '((slam*|bang*|smash*|pull*|drag*|yank*|grab*) my (head|hair|arm|wrist)|(shov*|smack*|whack*|' +
    'kick*|spits?|spat|thrash*|batter*|backhand*) (at |on )?me)',
  spar: '(sparring|boxing|padel|class|massage|coach|trainer|burpees|physio)',
  keeps:
    '((wont|doesnt|refuses to) give|not give|' +
    'took|takes|take|taken|keeps?|kept|hid|hides|holds?|holding|locked away)',
  papers: '(passport|papers|visa|my phone|salary|id card)',
  chews: '(chew*)',
  spits: '(spit*|spat)',
  breaks:
    '(broke|breaks?|fractur*|crack*|bruis*|black) (my|me a) (\\w+ )?(ribs?|nose|jaw|arm|wrist|finger|hand|tooth|teeth|eye|collarbone|cheek)',
  dizzy:
    '(diz*|spin*|spun|light ?head*|woozy|gid*y|vertigo|seeing (double|stars)|everything turns|head turn*|went black)',
  today:
    '(today|tonight|this (morning|afternoon|evening)|just now|(an|1|one|two|2|few) (hours?|minutes?|mins?) ago|at (breakfast|lunch))',
  period: '(periods?|cycle|menstr*|monthly|monthlies|time of the month)',
  gone: '(gone|stop*|lost|mis*ing|hasnt|havent|no|disap*ear*|vanish*|without|skip*)',
  starving:
    '(\\d{3} (cals?|kcals?|calories)|(under|below) (1000|a thousand|1k)|1[01]00 (cals?|kcals?|calories)|(barely|hardly|dont|not|stop*) eat*|(one|1) meal|starv*|skip* (meals|lunch|dinner)|(live|living|survive|surviving) (on|off)|hair .. (fal*|come*|coming|out)|(see|count) my ribs)',
  expected:
    '(pcos|pregnan*|baby|birth|breastfe*|(peri)?menopaus*|iud|mirena|coil|contracept*|the pill|implant|hrt)',
  grade:
    '((year|yr|grade) (7|8|9|10|11|12)(?! (weeks?|months?|of|in))|(7|8|9|10|11|12) th (grade|grader)|gcses?|igcses?|[ao] levels? (exam*|mock*|choice*|revision)|my [ao] levels?|sixth form|(im|i am) in (junior|senior) high|pocket money|i finish school|play* .. for (my )?school)',
  teaches:
    '(teach*|tutor*|kids|children|son|daughter|sons|daughters|boy|girl|when i was|back in|used to|years ago)',
};
