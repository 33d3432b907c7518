import type { SafetyWords } from './safety-pattern.ts';

const near = {
  en: '(husband|wife|boyfriend|girlfriend|partner|ex|fiance*|dad|father|stepdad|mom|mum|mother|brother|uncle|bos|sponsor|employer|madam|he|she|somebody|someone|son|roomate|family|inlaws)',
  hi: '(pati|patni|shohar|shauhar|miya|biwi|sasural|sas|bap|papa|aba|bhai|boyfriend|husband|wo|woh|voh|boss|malik|पति|पत्नी|ससुराल|सास|बाप|पापा|भाई|वो|वह|मालिक|شوہر|بیوی|سسرال|ساس|باپ|ابو|بھائی|وہ|مالک|خاوند|میاں)',
  fr: '(mari|femme|conjoint|copain|copine|compagnon|ex|pere|mere|frere|oncle|patron|il|elle|on|fils|fiance)',
  ru: '(муж|жена|парень|отец|отчим|папа|брат|он|она|бывший|сожитель|мать|мама|свекровь|начальник|muj|muzh|paren|otec|otets|on|brat|byvshi[iy]?)',
};

/**
 * Suicide and self-harm, emergencies, violence and eating disorders as they are said outright; what is said less plainly is
 * learned from examples. How a pattern is written: safety-pattern.ts.
 */
export const crisisWords: SafetyWords = {
  suicide: {
    en: `suicid* / kms / (kill*|hang|hanging|shoot|stab|drown) my ?self ! gym|workout*|training|diet*|cardio
      (kill*|hang*|hurt*|harm*|cut*) (him|her|them)sel* ! gym|lift*|training|workout
      (want*|wana|feel like|thinking|think|thoughts|urge|keep|might|could|gona|afraid i|been) .. (hurt|hurting|harm|harming|cut|cutting|burn|burning) my ?self
      (cut|cutting|slit*) my (arms?|wrists?|skin|thighs?)
      (want*|wana|wish|hope|ready|plan*|thinking|think|better|time|deserve) ((to|of|about|off|that|i|he|she|was|were|am|could|should|just) ){1,3}(die|dying|dead|be dead)(?! (for|my|of))
      (dont|do not|doesnt|didnt|no longer|not|never) (even |realy |just )?(want*|wana|wish|care|feel like) (to |about |if i )?(keep |be |go on |carry on |continue )?(live|living|alive|exist|existing|here|being alive|around|wake up|waking up|on this (earth|planet))(?! (in|with|at|near|on|like|early|before|so|by|for)) ! pounds
      (cant|cannot|can not|dont want to|couldnt) (go on|carry on|keep living|keep on living|live) (any ?more|any longer|anymor|living)
      (no|any|see the|see a|whats the|the) (point|reason|wil|purpose) (in |of |to |for )?(me )?(living|live|life|going on|be alive|being alive|being here|continue living|carry on living|exist*)
      not worth living
      (tired|sick|done|fed up|exhausted|finished|over) (of|with|from|by) (living|life|my life|being alive|existing|this life)
      (end|ending|take|taking|took|finish|ended) (my|his|her|their) (own )?(life|lives)
      (took|take|taken|taking|swallow*) .. (all|whole|too many|bunch|bottle|handful|lots) .. (pills|tablets|medicine*|medication|meds)
      jump (off|from|in front of|out) .. (balcony|bridge|roof|building|train|window|metro)
      (hate|despise) (my )?(life|living)(?! without)
      better off (without me|if i (died|disap*|vanish*|wasnt|werent|(was|were) (dead|gone|never|not))|with me (dead|gone))(?! (at|on|in (the|a|this|that|his|her|my|class)))
      (no ?body|no ?one) (would|wil) (even |really )?(mis me|(notice|care) if i (died|disap*|vanish*|(was|were) (dead|gone)))(?! (at|on|in|from))`,
    ar: `*انتحار* / *نتحر* / *اقتل نفس*
      (اجرح|اؤذي|اذي|اأذي|ااذي|بأذي|اضر|بجرح|بوذي|اوذي|اذيت|ايذاء|اقطع) (نفسي|حالي|روحي|يدي|ايدي)
      (*اريد|*ابي|*ابغى|*ابغي|*بدي|*عايز|*عايزه|*عاوز|*عاوزه|*نفسي|*ودي|*اتمنى|*بتمنى|*ياريت|*ليتني|*نفكر|*افكر|*بفكر|*حابب|*حابه) .. (*اموت|موت|الموت|*اختفي|مت|*انهي حياتي|*اخلص حياتي|انام وما اصحى|ما اصحى|ما كنت)
      (لا|ما|مش|مو|مب|ماعاد|لم|ماني|مبقتش|مابقاش|بطلت) .. (اريد|ابي|ابغى|بدي|عايز|عايزه|عاوز|عاوزه|ودي|اعد|قادر|قادره) .. (*عيش|العيش|*حياه|الحياة|اكون هنا|اصحى|اكمل حياتي)(?! في) ! الكسل|سكر
      (تعبت|زهقت|مليت|قرفت|طفشت|كرهت|كاره|اكره|سئمت|يئست|يأست|زهقان|زهقانه|تعبان|تعبانه) .. (*حياه|حياتي|*حياتي|*عيشه|*عيشتي|الدنيا|العيش|كوني حي)
      انهي حياتي
      ((bi?di|bade|badi|aayez|ayez|ayz|ayza|aayza|awez|abgha|abi|ureed|oreed|nefsi|nifsi|nfsi|atmana|yaret) (ino )?(am[uo]t|amwt|mut|mot|antahr|antaher|akhtefi))
      (mish|mesh|msh|ma|mo|mu) (ayz|ayez|aayez|aayz|ayza|aayza|badi|bidi|abi|abgha|ureed) .. (a?aish|a?aeesh|a?eesh|eysh|a?ish|aeish)
      (الكل|الجميع|كلهم|كلكم|*الناس|*اهلي|*اولادي|*عيالي|*عائلتي|*عيلتي|*زوجي|*مرتي) ~ (*احسن|*افضل|*ارتاح*|*يرتاح*|*حيرتاح*|*مرتاح*|*اسعد) ~ (بدوني|من دوني|من غيري|بلاي) ! *تمرين|*تدريب|*حصه|*حصص|*جيم
      (b[aie]d[aeiy]*|b[ai]dna|nefs[iy]|wid[iy]|yarit) .. (amo*t|amou*t|mo*t|mou*t|mawt|mut|antah*r)`,
    hi: `*आत्महत्या* / (मर) .. (जाना|जाऊं|जाउं|जाता|जाती|जाने|ही जा*) ! भूख|गर्मी|हंस / मरना (चाह*|है|ही)
      (जीना|जीने|जिंदा|ज़िंदा|जीवित) .. (नहीं|नही|मन नहीं|इच्छा नहीं|मतलब नहीं|बेकार|क्या फायदा|थक*|वजह नहीं|रहना नहीं)
      (aatmahatya|atmahatya|atamhatya|khudkushi|khudkhushi|khud khushi|khud kushi|sucide)
      (khud|apne ap|apni) .. (mar (dal*|lu*|du*)|khatam|khatm|kat*|jan (le*|de*)|nuksan) ! (paise|paisa|pese|card|subscription|trial|membership|payment|account)
      (mar|marr) .. (jana|jau|jaun|jaon|jata|jati|jaye) .. (chahta|chahti|chahiye|hai|man|behtar|acha|to|hun|hu|hoon|chahte) ! bhuk*|garmi|has
      marna (chah*|hai|hi) / mar (jau|jaun|jaon|hi jau|jana chah*)
      (ji+na|jeena|jeene|jine|zinda|jinda) .. (nahi|nahin|ni|man nahi|matlab nahi|bekar|kya fayda|thak*|wajah)
      (zindagi|zindgi|jindagi|life|jeene|jine) se .. (thak*|tang|ub*|haar*|har gay*|nafrat|pareshan)
      (sab|sabhi|log|family|ghar wale|gharwale|bache|sb|unka|sabka) ~ mere (bina|bagair|baghair) ~ (khush|behtar|acha|achi|ache|sukun|theek|thik)
      (सब|सभी|लोग|परिवार|घर|घरवाले|बचे|उनका|सबका) ~ मेरे (बिना|बगैर) ~ (खुश|बेहतर|अछा|अछे|अछी|सुकून|ठीक)`,
    ur: `*خودکش* / (جان|زندگی) .. (دے دوں|دینا|دینے|لے لوں|لینا|ختم) .. (کرنا|کر|چاہ*|کا|دوں|ہے) / مرنا (چاہ*|ہے|ہی)
      (جینا|جینے|زندہ|جیا) .. (نہیں|دل نہیں|مطلب نہیں|بیکار|کیا فائدہ|تھک*|وجہ نہیں)
      (جینے سے|زندگی سے) .. (تھک*|تنگ|اکتا*|ہار*|نفرت|بیزار)
      (سب|لوگ|خاندان|گھر|گھروالے|بچے|ان کا|سب کا) ~ میرے (بغیر|بنا) ~ (خوش|بہتر|اچھا|اچھے|سکون|ٹھیک)`,
    fr: `(me|m) ?(tuer|pendre|buter|flinguer|foutre en lair)(?! (au sport|a la salle|a la tache))
      (veux|voudrais|envie|pense|pensais|songe|prefere*|aimerais|vais|souhaite|besoin) .. (mourir|crever|disparaitre|en finir|plus la|plus etre la|mautodetruire|me faire du mal|me blesser) ! faim|rire|ventre|graisse|kilos
      (me|mes) (scarifi*|mutil*|taillad*|veines|automutil*) / me faire (du )?mal
      (plus|pas|aucune|aucun|jamais|marre|ras le bol|fatigue|fatiguee|lasse|las|degout*|peine) .. (envie de vivre|vivre|de la vie|goût de vivre|gout de vivre|raison de vivre|exister|etre en vie|etre la|me reveil*)(?! (a|au|en|avec|chez|dans|tot|ici)) ! matin
      en finir(?! avec (mon|le|ma|ce|cette|les|mes)) ! ventre|graisse|regime
      (vie|existence) .. (inutile|insupportable|vide de sens|plus de sens|plus aucun sens|vaut rien)
      (serai*|seron*|sera|est|sont|irai*|vivr*|vive*|vit) .. (mieux|tranquille*|heureux|soulag*) sans moi(?! (a|au|aux|en|pour|pendant|dans))`,
    ru: `*самоуби* / (убить|убью|убиваю|повесить|порезать|резать|режу|зарезать) себя
      (покончить|кончить|покончу|закончить) .. (собои|жизн*|всем этим|самоуб*)
      (хочу|хочется|хотел* бы|хотел*|лучше бы|лучше|мечтаю|думаю|пора|жела*) .. (умереть|сдохнуть|исчезнуть|не просыпаться|не проснуться|о смерти|умер|умерла|уснуть навсегда|уснуть и) ! смеху|голод*|живот|жир
      (не) .. (хочу|хочется|могу|хотел*|вижу смысла|вижу причин*|зачем|стоит|охота|жела*) .. (жить|живу|существовать|просыпаться|быть здесь)(?! (в|на|с|так|одн*|без|рядом|рано))
      (зачем|незачем|нет смысла|какои смысл|смысл|нет сил|нет причин|устал*|надоел*|осточертел*) (мне )?(больше )?(в )?(жить|жизнь|жизни|дальше жить|от жизни)
      (xochu|hochu|khochu|hochetsa|hochetsya|khochetsya) .. (umeret*|sdohnut|sdokhnut|ischeznut)
      ne (hochu|khochu|xochu|mogu|hochetsya|khochetsya|hochetsa) .. (zhit|jit|zhyt|zit)
      pokonchit .. (soboy|soboi|zhiz*|jiz*)
      (всем|им|семье|детям|мужу|жене|родным|близким) .. (лучше|легче|проще|спокоинее) без меня(?! (на|в|за|с))
      без меня .. (всем|им|семье|детям|мужу|жене|родным) .. (лучше|легче|проще|спокоинее) / bez menya .. (luchshe|legche)`,
    tl: `magpakamatay*
      (patayin|papatayin|saktan|sasaktan|sinasaktan|saktan ko|hiwain|hinihiwa) (ko )?(ang |na )?(aking )?(sarili|sarili ko)
      (gusto|gustong|sana|gs2|gsto|nais|mas mabuti*|mabuti*|handa*) .. (mamatay|mawala|namatay|patay|maglaho|di na magising|hindi na magising|matulog habang) ! taba|tyan|tiyan|bilbil|timbang
      (ayaw|ayoko|ayaw ko|di|hindi|wala) .. (mabuhay|gumising|nang mabuhay|magising|gana mabuhay|ganang mabuhay|dahilan para mabuhay)
      (pagod|sawa|suko) .. (sa buhay|mabuhay|sa mundo|buhay ko)
      (wala|walang) .. (silbi|kwenta|saysay|halaga|dahilan|saysay) .. (buhay|mabuhay)
      (mas )?(mabuti|maganda|okay|ok|maayos|masaya|gagaan|giginhawa*) .. (sila|lahat|pamilya|anak|asawa) .. wala (na )?ako(?! sa)`,
  },
  emergency: {
    en: `chest .. (pain*|hurt*|tight*|pressure|squeez*|crush*|heavy|heavi*|ache*|aching|discomfort|stab*|burning) ! press|day|fat|muscle*|workout*|fly*|sore
      (cant|cannot|can not|hard to|struggl* to|struggling for|trouble|difficult*|unable to|isnt|not|stopped|hardly|barely) (to )?(breath*|get (any |enough )?(air|breath))
      (faint(ed|ing|s)|(passed|blacked) out) ! (once|one time|twice|long ago|years ago|last (year|month|summer|winter|spring|autumn)|as a (kid|child|teen))  / (collapsed|unconscious|unresponsive)
      (wont|not|doesnt|isnt|cant) (wake|waking|responding|respond) ! alarm|early|time|emails?|coach|whatsapp
      (face|mouth|smile) .. (droop*|twisted|sagging|numb|one side|crooked)
      (having|like|getting|signs of|think its|is this|it is|going into) (a |an )?(heart attack|stroke|seizure|anaphyla*|allergic shock)
      (bleed*|blood) .. (heav*|wont stop|not stop*|doesnt stop|everywhere|a lot|lots|badly|non ?stop|profus*|pouring|spurting|gushing|soak*) ! period*|menstru*
      (cough*|vomit*|throw* up|throwing up|spit*) .. blood
      (he|she|husband|wife|mother|father|dad|mom|mum|friend|someone|man|client) (is |s )?(dying|not breathing|stopped breathing|has no pulse)
      throat .. (swell*|closing|closed)
      (crush*|weight|heaviness|squeez*|pressure|tight*|pain*) .. (on|in) .. chest ! press|bench|bar|muscle*|plates?|workout`,
    ar: `(*صدري|*الصدر|*صدر|*صدره|*صدرها|*صدرو) .. (*الم|يولمني|*توجع*|*يوجع*|*وجع*|*ضيق*|*ضغط*|*نغز*|*كتمه|*ثقل*|*ثقيل|يعورني|*يعور*|مقبوض|حرقان|*طعن*|واجع*|بيحرق*) ! تمارين|تمرين|تضخيم|عضل*
      (*الم|*وجع*|*ضغط|*ضيق|*نغزات|*كتمه|*ثقل|*نغزه|يعورني|يوجعني|*بيوجعني) .. (*صدري|*الصدر|*صدر|*صدره|*صدرها) ! تمارين|عضل*
      (*ما اقدر|*لا استطيع|*مش قادر*|*مو قادر*|ماقدر|*مقدرش|*ما بقدر|*ما فيني|*صعوبه|*صعب|*ضيق|*مب قادر*|لا يستطيع|ما يقدر|مش عارف*) .. (*تنفس*|*نفس|اخذ نفس|اخد نفسي|نفسي)
      (*اغمى|*اغمي|*اغماء*|*غمى|*غمي|*داخ|*يغمى|اغما|*فقد* الوعي|*فقد* وعي*|(غاب|غابت|غبت|يغيب|بغيب) عن الوعي|*غيبوبه|*دخت و*)
      (mish|mesh|msh|mu|mo|ma) (adr|ader|adra|adir|kader|gader|badar|a2dar|adar|badr|agdar|aadar|qadir) .. (atnafas*|atnafes|anafas|tanafos|akhod nafas*|etnafes)
      (*دم|*نزيف) .. (*يوقف|*بيوقف|*يتوقف|*يقف|*بيقف|*وقف) & ما|لا|مش|مو|مب|مهو|مايوقف`,
    hi: `(सीने|छाती|चेस्ट) .. (दर्द|दबाव|जकड़न|जकडन|भारी*|जलन|चुभ*|खिंच*)
      (सांस|साँस|दम) .. (नहीं|नही|फूल*|घुट*|तकलीफ|दिक्कत|रुक*|मुश्किल|न आ*) ! सीढ़*|दौड़*
      (बेहोश*|होश) .. (हो|नहीं|खो*|गया|गई|गिर*|गए|रहा)?
      (दिल|हार्ट) (का )?(दौरा|अटैक) ! पहले|साल|बाद|आया था|चुका
      (seene|sine|chati|chhati|chest) (me|mein|main|m|may)? ?.. (dard|dabav|dabaw|jakdan|bhari*|jalan|chubh*|pain|tight*|pressure|takl*)
      (sans|sas|saans|dam|breath) .. (nahi|nahin|ni|ful|phul*|ghut*|taklif|dikat|ruk*|mushkil|na a*) ! sidhi*|daud*|stairs
      behosh* / (khun|khoon) .. (band nahi*|ruk* nahi*|nahi* ruk*|bahut|beh|bah|zyada|lagatar) ! test
      (dil|heart) (ka )?(daura|dora|dorah|atack|attack) (aa|par|pad|ho|ara|a)? ?(raha|rha|gaya|reha)
      (dora|daura|dore) (pad*|par raha*|pard*) / (behosh|behosh)
      (khoon|khun|khon|blood) .. (ruk*|band) (hi |to |bhi )?(nahi*|ni|nai)`,
    ur: `(سینے|سینہ|چھاتی) .. (درد|دباؤ|دباو|جکڑن|بھاری|جلن|چبھ*|گھٹن|تنگ*)
      (سانس|دم) .. (نہیں|پھول*|گھٹ*|تکلیف|دقت|رک*|مشکل|نہ آ*) ! سیڑھی* / (بے ہوش*|بیہوش*|غشی)`,
    fr: `(mal|douleur*|oppress*|serr*|pression|poids|brul*|point|etau|comprim*) .. (poitrine|thorax|thoracique*) ! muscl*|pecs|developpe
      (peux|arrive|narrive|reussis|peut|mal|difficulte*|peine|parviens) .. (plus )?(pas )?(a )?(respir*)
      evanou* / perdu connaissance / (tombe|tombee|fait) .. (dans les pommes|malaise|syncope|inconscient*)
      (crise cardiaque|avc|infarctus|arret cardiaque) ! il y a|en 20*|apres|depuis|passe|dernier*|ancien*|ai eu
      (saign*|sang) .. (beaucoup|arret* pas|arrete pas|pas de sarret*|sarrete pas|enorm*|abond*|partout|a flots|hemorrag*) ! regles`,
    ru: `(боль*|болит|давит|сжимает|сдавило|жжет|тяжесть|колет|жмет|печет|ломит) .. (груди|грудь|грудине|грудинои|грудная|груднои|сердц*) ! мышц*|жим*
      (не могу|трудно|тяжело|нечем|не может|сложно|не получается|не хватает) .. (дыш*|вдохнуть|воздух*|продохнуть)
      задых* / (потерял*|теряю|теряет|потеря) .. сознани* / обморок*
      (инфаркт|инсульт|сердечныи приступ) ! после|год|перенес*|был*|назад|лет / кровотечен*
      (рвот*|каш*) .. кров* / (bol|bolit|davit|zhmet|szhimaet|kolet) .. (v grudi|grud|grudi|serdce|serdtse)
      (ne mogu|trudno|tyazhelo|nechem) .. (dysh*|dish*|vdohn*) / (poteryal*|teryayu) .. soznan*`,
    tl: `(masakit|sumasakit|sakit|kirot|mabigat|naninikip|paninikip|sumisikip|masikip|bigat|pinipiga) .. (dibdib|chest)
      (nahimatay|hinimatay|hihimatayin|himatayin|nawalan ng malay|walang malay|mawawalan ng malay|hinihimatay|nag ?collapse|nagcolapse)
      (hindi|di|ayaw) .. (magising|gumigising|nagigising|gumagalaw) ! maaga|umaga
      (manhid|namamanhid) .. (kaliwang|kalahati|braso|mukha)
      (inaatake|atake|inatake) .. (puso|sa puso|heart) ! noon|dati|taon|nakaraan|dating
      (dugo|pagdurugo|dumudugo|nagdurugo|duguan) .. (malakas|marami|maraming|ayaw tumigil|hindi tumitigil|di tumitigil|hindi humihinto|sobra|tuloy) ! regla
      (sumusuka|nagsusuka|umuubo) .. dugo / (nangingisay|kinukumbulsyon|kumbulsyon)
      (hindi|di) .. (humihinga|makahinga|makagalaw|makapagsalita)`,
  },
  violence: {
    en: `${near.en} .. (hit|hits|hitting|beat|beats|beating|slap*|punch*|choked|chokes|strangl*|abus*|rape*|threaten*|hurts|stalk*|molest*|assault*|attack*|terrif*|scares) .. (me|us|kids|children)(?! (at|in (padel|tennis|chess|squash|football)|to the|by|every (match|game|time we play))) ! deadline*|padel|tennis
      (afraid|scared|frightened|terrified|fear|fearful) .. (of|to|at|for) .. (husband|wife|boyfriend|partner|ex|father|dad|him|her|home|my life|brother|what he)
      domestic (violence|abuse)
      (being|been|get|got|was|im|am|getting) (abused|beaten|raped|assaulted|molested|stalked|blackmailed|threatened|hit by|beaten up|physically) ! (at|padel|tennis)
      (forc*|makes|made) me .. (sex|touch|sleep with|naked)`,
    ar: `(*يضربني|*بيضربني|*يضربوني|*ضربني|*يهددني|*بيهددني|*يعنفني|*اغتصب*|*تحرش ب*|*يغتصبني|*تعنيف*|*عنف (اسري|منزلي|جسدي)|*يقتلني|*هيقتلني|*بيقتلني|*يذبحني|*بيموتني) ! تمرين|التمرين|مدرب|كابتن
      (خايف|خايفه|اخاف|بخاف|خائف|خائفه|مرعوب*) .. (*زوجي|*جوزي|*ابوي|*ابي|*اخوي|*من البيت|*ارجع البيت|*منه|*ابويا|*طليقي|*مراتي|*رجلي)`,
    hi: `${near.hi} .. (मार*|पीट*|धमक*|थप्पड़*|गला दबा*|मारपीट|सताता|सताते|हाथ उठा*|जबरदस्ती|गाली देकर मार*) ! मार्गदर्शन|मार्च|मारवाड़ी|खुद
      ${near.hi} .. (marta|marte|marti|mara hai|maarta|maarte|marata|pita hai|pitta|pitte|pitata|dhamki|dhamkata|dhamkate|thapad|gala daba*|marpit|mar pit*|maarpit|hath uth*|haath uth*|zulm|jabardasti|zabardasti) ! (utha|uth|hila) nahi*|zuban
      (dhamki|dhamkiyan|धमकी|धमकियां) (de*|di|mil*|दे*|दी|मिल*)`,
    ur: `${near.hi} .. (مارتا|مارتے|مارتی|مارا|پیٹ*|دھمک*|تھپڑ|گلا دبا*|مار پیٹ|ہاتھ اٹھا*|ظلم|زبردستی|تشدد)`,
    fr: `${near.fr} .. (me|m|nous) ?(frappe*|bat|battait|tape|tapes|gifle*|cogne*|menace*|etrangle*|viol*|maltrait*|harcele*|agress*|brutalis*|terroris*|enferme*|fait peur|leve la main|tabass*|pousse contre|secoue) ! (au|padel|tennis|record)
      (violent|violence*) .. (conjoint|mari|avec moi|conjugal*|domestique|domicile|copain|maison)
      (peur) .. (de (mon )?(mari|conjoint|copain|pere|ex|lui)|rentrer (chez|a la)|pour ma vie)
      (ete|etre|fait|suis) (viole*|agresse*|abuse*|battu*|menace*|harcele*)`,
    ru: `${near.ru} .. (бьет|бьют|избива*|избил*|ударил*|бил|била|поднима* руку|поднял* руку|душил*|душит|угрожа*|насил*|изнасил*|издева*|запира*|преследу*|лупит|колотит|дерет*|пугает|унижает|толкает) ! рекорд*|падел*|теннис*|мировои
      (меня) (бьют|бьет|избива*|избил*|изнасил*|преследу*|ударил*|насилу*)
      (домашн* насил*|насили* в семье|семеин* насил*)
      (боюсь|страшно|боимся) .. (мужа|муж|парня|отца|отчима|его|идти домои|домои|возвращат*|быть дома|бывшего)
      ${near.ru} .. (biet|bi?yet|bjet|izbiva*|udaril|ugrozha*|ugroja*|dushit|dushil|podnimaet ruku)`,
    tl: `(sinasaktan|binubugbog|binugbog|sinuntok|sinusuntok|sinasampal|sinampal|pinapalo|sinasakal|pinagbabantaan|binabantaan|ginahasa|inaabuso|ginagahasa|tinatakot) (ako|ng|ni|nya|niya|kami|kaming) ! sarili
      (takot|natatakot) .. (sa asawa|asawa ko|umuwi|sa kanya|sa tatay|sa amo|nobyo|boyfriend)`,
  },
  'eating-disorder': {
    en: `anorexi* / bulimi* / eating disorder* / purg* / laxative* ! constipat*
      (make|made|making|force*|forcing|makes) (my|her|him)self (to )?(sick|vomit|throw up|puke|be sick)
      (throw up|throwing up|threw up|throws up|vomit*|puk*|sick|get rid) .. (after|when|every|what|my|each) .. (eat*|ate|meal*|food|dinner|lunch|binge*) ! workout|training|pregnan*|sick of
      (starv*) (my|her|him)self
      (bring|brings|bringing|brought) (it|that|everything|them|food|lunch|dinner) (all )?(right |straight )?(back )?up (right )?(after|again|later|every|so|haha|lol|works) ! (in|with|to) (the|my|a|your) (meeting|coach|call|chat)
      (have|has|had)?(nt| not|dont| do not|didnt|stopped|barely|hardly|not) (been )?(eat|eating|eaten) (anything |much |any food |food )?(in|for|since|at all|any ?more) .. (day*|week*|all)
      (afraid|scared|terrified|fear|panic*) (of |to |when i |about |if i )?(eat|eating|food|calories|meals)
      (live|living|eat|eating|survive|surviving|only|under|below|less than|stick to) .. [1-7]\\d\\d (k?cal*|cals) ! burn*|protein|snack*
      (eat|eating|on|with|only|just) .. [89]\\d\\d (k?cal*|cals) (a|per|each|every)? ?day ! burn*|deficit|protein|snack*`,
    ar: `(*فقدان الشهيه|*انوركسيا|*انوريكسيا|*بوليميا|*بليميا|*نهام|*شره عصبي|*الشره|*اضطراب* (الاكل|اكل|الطعام|طعام|الغذاء))
      (*اجوع|*بجوع|*تجويع|مجوع*) (نفسي|حالي|روحي) ! (ما|مو|مش|لا|بدون|دون|غير) .. (*اجوع|*بجوع|*تجويع)
      (بطلت|توقفت|وقفت|مش|ما|لا|ما عدت|مبقتش) .. (اكل|عن الاكل|باكل|اكلت) .. (ايام|يومين|اسبوع|شي|شيء|حاجه|خالص|ابدا|بتاتا|نهائي*) ! قبل|سكر|لحم|الصبح|الفطور|بعد
      (*استفرغ*|*اتقيا*|*بستفرغ*|*اطرش*|*ارجع*|*برجع*) & (*اكل|*باكل|*الاكل|*اكله|*وجبه|*طعام|*كل ما) ! حامل|حمل|ارجع (اتمرن|للتمرين|فلوسي|النادي|للنادي)|تمرين|استرجع`,
    hi: `(खाकर|खाने के बाद|खाना खाकर|खाना) .. (उल्टी|उलटी|निकाल)
      (ulti|vomit|ultee) .. (karti|karta|kar deti|kar deta|kar leti|kar leta|jan ?bujh*|khane|kha ?kar|kha ke|hun|hoon) & kha*|jan|janbujh*|jaan* ! pregnan*|workout|exercise
      (khane|kha) (ke|k) (bad|baad) .. (ulti|vomit) / khane se .. (dar|nafrat)`,
    ur: '(کھانے کے بعد|کھا کر|کھانا کھا*) .. (الٹی|قے|نکال)',
    fr: `anorexi* / boulimi* / (trouble*|tca|desordre*) (du |de )?(comportement )?(alimentaire*)
      (fais|faire|me fait|forc*|provoqu*) .. vomi*
      vomi* .. (apres|chaque|expres|repas|mange*|ce que je) ! enceinte|seance|entrainement|sport
      (maffame|maffamer|me laisse mourir de faim|me prive de (nourriture|manger|tout)|me fais mourir de faim)
      (peur|terrif*|angoiss*) .. (de )?(manger|nourriture|calories|repas)
      (mange|avale) (rien|plus rien|plus) .. (depuis|jours|peur)`,
    ru: `*анорекси* / *булими* / (расстроиств*|нарушен*) .. (пищев*|питани*) / (вызыва*|вызвать|делаю) .. рвот*
      (рвот*|рвет|тошню|блюю|вырыва*|тошнит) .. (после|каждо*|еды|поем|есть|ем) ! беремен*|тренировк*
      (голодаю|не ем|ничего не ем|перестал* есть|ничего не ела?|не ела?) .. (дня|днеи|неделю|совсем|вообще|подряд|суток|уже|ничего) ! перед|мясо|сахар|утром|после|хлеб|сладк*
      (боюсь|страшно) .. (есть|еды|калори*|кушать|поесть) / bulimi* / (vyzyva*|vizivayu) .. rvot*`,
    tl: `anorexi* / bulimi*
      (sinusuka|isinusuka|sumusuka|nagsusuka|pinapasuka|isuka|pinipilit|nagpapasuka|pinasusuka) .. (kinain|kinakain|pagkatapos|kumain|sarili|pagkain|kumakain|pag ?kain) ! buntis|workout
      (ginugutom|gutumin|ginugutuman) .. (sarili)
      (hindi|di|ayaw) .. (kumakain|kumain|nakakain) .. (ilang araw|araw na|linggo na|\\d+ araw|tatlong araw|dalawang araw|talaga)
      (takot|natatakot) .. (kumain|sa pagkain|kumakain) / laxative*`,
  },
};
