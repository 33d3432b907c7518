// What a message is about when it is not for us to answer, in the languages that people in Dubai write in most.

const joined = (...parts: string[]) => new RegExp(parts.join('|'), 'iu');

/** Somebody who may be in danger needs a person at once. */
export const crisis = joined(
  String.raw`\b(?:suicid\w+|self[- ]harm\w*|(?:kill|killing|hurt|hurting|harm|harming|cut|cutting) myself|end (?:my life|it all)|take my (?:own )?life|want(?:ed|ing)? to die|wanna die|wish (?:i|I) (?:was|were) dead|better off dead|(?:don['’]?t|do not|no reason to|not) (?:want to |wanna )?(?:live|be alive|exist) ?any ?more)\b`,
  String.raw`\b(?:selbstmord|umbringen|will sterben|will nicht mehr leben|veux mourir|quiero morir|magpakamatay)\b|انتحار|أريد أن أموت|самоубий|хочу умереть|не хочу жить|आत्महत्या|मरना चाहता`,
);

/** Somebody's health: a doctor and a coach answer that. */
export const medical = joined(
  crisis.source,
  String.raw`\b(?:gave birth|(?:just )?had (?:a|my|our) baby|(?:bad|weak|sore) (?:knees?|backs?|shoulders?|hips?|necks?|joints?)|(?:knees?|back|shoulders?|hips?|neck|joints?|heart|health) (?:problems?|issues?|trouble)|starv\w+ myself|(?:throw(?:ing)?|threw) up|vomit\w*)\b`,
  String.raw`\b(?:pain(?:ful|s|killers?)?|hurts?|hurting|injur(?:y|ies|ed)|aches?|aching|surger(?:y|ies)|(?:an|my|heart|back|knee) operation|operated|doctors?|physicians?|medical(?:ly)?|medicines?|medications?|pills?|drugs?|dos(?:e|es|age)|ozempic|wegovy|mounjaro|semaglutide|ibuprofen|paracetamol|steroids?|testosterone|diagnos\w*|diseases?|symptoms?|infections?|fever|flu|covid|diabet\w+|asthma\w*|cancer|chemo\w*|stroke|migraines?|scoliosis|osteoporosis|arthritis|tendinitis|tendonitis|acl|meniscus|rotator cuff|hernia\w*|slipped disc|sciatica|fractur(?:e[ds]?|ed)|broken (?:bone|leg|arm|wrist|ankle|foot)|sprain(?:ed)?|torn|concussion|swollen|swelling|bleed(?:ing)?|numb(?:ness)?|thyroid|insulin|epilep\w+|vertigo|dizz(?:y|iness)|faint(?:ed|ing)?|chest (?:tight\w*|pressure)|short of breath|palpitations?|heart (?:attack|condition|disease|problem|rate|murmur)|blood (?:pressure|sugar)|hypertension|cholesterol|eating disorders?|anorexi\w+|bulimi\w+|depress(?:ed|ion)|anxiety|panic attacks?|suicid\w+|self[- ]harm|kill myself|end my life|diastasis|c-section|cesarean|caesarean|pcos|endometriosis|pregnan(?:t|cy)|miscarriage|ivf|breast ?feeding|prescri\w+|treatment|rehab\w*|physio\w*|allerg(?:y|ies|ic)|anemi[ac]|anaemi[ac]|crohn\w*|cramps)\b`,
  String.raw`\b(?:schmerz\w*|knieschmerzen|schwanger\w*|verletz\w*|arzt|ärztin|medikament\w*|krank\w*|bandscheib\w*|douleurs?|enceinte|bless(?:ée?|ure)s?|médecin|médicaments?|malad(?:e|ie)|j['’]ai mal|dolor(?:es)?|embarazad\w+|embarazo|lesi[oó]n\w*|lesionad\w+|médico|medicamentos?|enferm\w+|dor(?:es)? (?:no|na|nas|nos)|grávida|masakit|buntis|dard)\b`,
  'ألم(?!ان)|آلام|يؤلم|تؤلم|وجع|حامل|(?<![تي])حمل|إصاب|مصاب|طبيب|دكتور|دواء|أدوية|مرض|مريض|سكري|ضغط الدم|عملية جراحية|боль(?!ш)|болит|болят|беремен|травм|врач|лекарств|диабет|दर्द|गर्भवती|चोट|درد|حاملہ|疼|痛|怀孕|受伤',
);

/** An attempt to turn the assistant into something else, or to see how it is made. */
export const injection = joined(
  String.raw`\b(?:ignor(?:e|iere|iert|ez|a)|disregard|forget|override|bypass|vergiss|oublie[zr]?|olvida)\b.{0,60}\b(?:instructions?|rules?|prompts?|guidelines|directions|restrictions|filters?|content|everything|anweisungen|regeln|consignes|règles|instrucciones|reglas)\b`,
  String.raw`\b(?:system|developer|initial|hidden|secret|original) (?:prompt|message|instructions?|rules?)\b`,
  String.raw`\b(?:print|show|reveal|repeat|output|display|list|leak|share|tell me|give me|what (?:are|is|were)|summari[sz]e|translate)\b.{0,30}\b(?:your (?:\w+ )?(?:rules|instructions?|prompt|guidelines|configuration|context window)(?! (?:for|on|about|of))|the (?:prompt|(?:instructions|rules|text) (?:above|you (?:were|have been)))|(?:rules|instructions) (?:you|that you) (?:have|got|follow|were given))\b`,
  String.raw`\brepeat (?:everything|all|the (?:text|words|message)s?)\b.{0,20}\b(?:above|before|verbatim)\b`,
  String.raw`\b(?:you are|you're|act|behave|respond|answer|speak|talk) (?:now |as |like )+(?:if you (?:are|were) )?(?:a |an |my |the )?(?!coach\b)(?:dan|pirate|chatgpt|gpt\S*|claude|gemini|linux|terminal|hacker|doctor|lawyer|girlfriend|boyfriend|unrestricted|different|free|human|grandm\w+|developer|admin\w*|python|ai\b|language model|assistant)`,
  String.raw`\b(?:pretend|role-?play|jailbreak|developer mode|god mode|dan mode|do anything now|from now on,? you|new (?:instructions|rules|persona)|simulate|hypothetically,? you)\b`,
  String.raw`<\|[^|]*\|>|\[/?INST\]|<</?SYS>>|^\s*(?:#+ ?)?(?:system|assistant|developer|tool) ?[:>]|\bBEGIN (?:SYSTEM|PROMPT)|"role" ?: ?"`,
  String.raw`\b(?:which|what) (?:language )?(?:model|llm|ai) (?:are you|do you (?:use|run)|is (?:this|behind))|\bare you (?:chatgpt|gpt\S*|claude|gemini|llama)\b`,
  String.raw`تجاهل|انس(?:ى)? (?:كل|جميع)|التعليمات السابقة|игнорируй|забудь (?:все|всё|предыдущие)|системн\S+ промпт|忽略|अनदेखा`,
);

/** Work that a language model would do and a coaching business does not. */
export const task = joined(
  String.raw`\b(?:write|compose|generate|create|draft|make|schreib\w*|écris|rédige|escribe|scrivi)\b.{0,25}\b(?:songs?|lyrics|raps?|stor(?:y|ies)|articles?|blog posts?|novels?|scripts?|functions?|quer(?:y|ies)|cover letter|(?:letter|email) (?:to|for) my|speech|homework|thesis|resume|cv|tweets?|captions?)\b`,
  String.raw`\b(?:write|compose|generate|create|draft|make|give me|tell me|schreib\w*|écris|rédige|escribe|scrivi)\b.{0,25}(?<!(?:discount|promo|coupon|referral|voucher|qr) )\b(?:poems?|haikus?|limericks?|essays?|jokes?|code|program in (?:python|java\w*|c)|python|javascript|java|sql|html|css|regex|gedicht\w*|poème\w*|poemas?|chiste|witz)\b`,
  String.raw`\b(?:translate|übersetze?\w*|traduis|traduce|traduci|proofread|paraphrase|rewrite|rephrase|summari[sz]e (?:this|the following)|decode|base64|rot13|morse|encode)\b`,
  String.raw`\b(?:solve|integrate|differentiate|calculate|compute|what is|what's|how much is)\b[^a-z]{0,3}\d+ ?[-+*/x^×÷] ?\d+`,
  String.raw`\b(?:solve|debug|refactor|compile|fix (?:this|my) (?:code|bug|script))\b`,
  'اكتب(?:ي)? (?:لي )?(?:قصيدة|قصة|مقال|شعر|كود|برنامج)|ترجم|напиши (?:мне )?(?:стих|код|рассказ|эссе|песн|программ)|переведи|कविता|अनुवाद|写一首|写诗|翻译',
);
