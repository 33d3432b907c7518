/** What a danger is made of in Hindi and, in Latin letters, in Urdu; how it is put together: ../safety-kinds.ts. */
export const hindi: Record<string, string> = {
  harm:
    '(जलात*|जला ले*|काट*|काटत*|नोच*|jalat*|jala le*|kat|katt*|kata|kate|katna|kat leta|kat leti|' +
    'noch*|kat ta|kat ti|cut kart*|burn kart*)',
  own:
    '(खुद*|अपने आप|हाथ|कलाई|बाजू|अपनी बांह|khud*|apne ap*|apne ko|hath|kalai|bazu|bahe|nas|nase|' +
    'skin|arms?|wrist)',
  tool:
    '(ब्लेड|सिगरेट|चाकू|लाइटर|जब|दर्द हो|मन हल्का|blade|cigarette|cigret|chaku|churi|lighter|razor|' +
    'jab|stress|tension|gussa|sukoon)',
  kitchen: '(सब्जी|खाना बनात*|गलती से|sabzi|khana banat*|galti se|charbi|calories|calorie|fat)',
  think: '(सोच*|ख्याल|ख़याल|विचार|soch*|khayal|khyal|think|thoughts?)',
  death: '(मौत|मरने|मर जा*|आत्महत्या|maut|mot|marne|mar ja*|mrne)',
  laugh: '(हंस|हंसते|hans|has|haste|haha*|lol)',
  end: '(खत्म|ख़त्म|समाप्त|khatam|khatm|khtm|finish)',
  all: '(सब|सब कुछ|सबकुछ|खुद को|sab|sab kuch|sabkuch|kahani)',
  sad:
    '(लगता|मन|दिल|चाह*|कर दूं|कर लूं|जिंदगी|अकेल*|lagta|man|dil|chah*|kar du*|kar lu*|zindagi|akela|' +
    'akeli|ho jaye|kisi)',
  contract: '(प्लान|ट्रायल|सेशन|सदस्यता|ऑफर|plan|trial|session|offer|membership|pet|charbi|kab)',
  jump: '(कूद*|छलांग|kud|kood|kudne|kudna|kud jau|chalang|jump)',
  height:
    '(छत|बालकनी|पुल|मंजिल|खिड़की|इमारत|ट्रेन|मेट्रो|chat|chhat|balcony|balkoni|pul|bridge|manzil|' +
    'khidki|building|train|metro|floor)',
  self: '(मैं|जाऊं|लूं|मन|दिल|लगता|सोच*|जाऊ|ja*|lu|man|dil|lagta|soch*|khatam|du)',
  training: '(रस्सी|बॉक्स|rasi|rassi|box|squat*|jacks|rope|trampoline)',
  took: '(खा|खाई|खाली|खा ली*|निगल*|ले ली*|kha|khai|khali|kha li*|nigal*|le li*|leli)',
  many: '(सारी|पूरी|बहुत|ढेर|इतनी|\\d\\d|sari|puri|poori|bahut|bohat|dher|pata|patta|shishi)',
  pills: '(गोलियां|गोलियाँ|दवाइयां|दवाई|दवा|गोली|goliya*|goli|dawai*|dawa|tablets?|pills|nind ki goli*)',
  vitamins: '(विटामिन|प्रोटीन|vitamin*|protein|omega)',
  useless:
    '((nahi*|नहीं) (rehna|rahna|रहना) .. (duniya|दुनिया)|(duniya|दुनिया) .. (nahi*|नहीं) (rehna|rahna|रहना)|' +
    '(zindagi|zindgi|jindagi|jeene|jine|जिंदगी|ज़िंदगी|जीने|duniya) se .. (man|मन|dil|दिल|ji) .. ' +
    '(bhar|uth|भर|उठ|ub)|(किसी को|kisi ko) (मेरी|meri|mere|मेरे) .. (जरूरत|ज़रूरत|फर्क|परवाह|' +
    'zarurat|zaroorat|jarurat|fark|parwah) (नहीं|nahi*|ni)|(मैं|main|mai|mein|me) (sirf |sab pe |' +
    'sab par |सब पर |सबके लिए |sabke liye )?(बोझ|bojh|boj)|(मेरे|mere) (होने|न होने|hone|na hone) ' +
    '(से|se)|(मेरा|mera) .. (कोई नहीं|koi nahi*) .. (मर|mar)|(सहा|बर्दाश्त|saha|bardasht) .. (नहीं ' +
    'जा*|nahi* ja*|nahi* hota) .. (मर|जीना|mar|jina|zindagi))',
  not: '(नहीं|नही|ना|न|बंद|नी|मुश्किल|तकलीफ|nahi*|nai|nhi|ni|na|band|mushkil|takleef|taklif|problem|' + 'atak)',
  breathes: '(सांस|साँस|सांसें|दम|saans*|sans|sanse|breath*)',
  stairs: '(सीढ़*|दौड़ने की|sidhi*|stairs|daudne ki|technique|lene ka tarika|yoga|kaise le)',
  fell: '(गिर|गिरा|गिरी|गिर गए|गिर पड़*|बेहोश|gir|gira|giri|girgaya|girgayi|gir gay*|behosh|unconscious)',
  answers:
    '(उठ*|बोल*|हिल*|जवाब|आंख*|होश|नब्ज|uth*|bol*|hil*|jawab|javab|ankh*|hosh|response|respond|pulse|' + 'nabz)',
  person:
    '(दोस्त|पापा|मम्मी|मां|भाई|बहन|पति|पत्नी|लड़का|लड़की|आदमी|कोई|dost|papa|mumy|mummy|maa|ma|bhai|' +
    'behen|pati|biwi|ladka|ladki|larki|admi|aadmi|koi|abu|ammi|friend)',
  now: '(अभी|जल्दी|क्या करूं|क्या करें|मदद|अचानक|abhi|jaldi|kya karu*|kya kare*|help|madad|achanak)',
  trip: '(वजन|कीमत|दाम|प्यार|wajan|weight|price|pyar|pyaar|pehle|saal)',
  face: '(चेहरा|मुंह|मुँह|होंठ|chehra|chehre|muh|munh|honth|face)',
  droops: '(टेढ़*|लटक*|सुन्न|एक तरफ|tedh*|teda*|terh*|latak*|sun|ek taraf|drop*)',
  mask: '(मास्क|क्रीम|मेकअप|mask|cream|glow|charbi|fat|patla)',
  suddenly: '(अचानक|एकदम|अभी अभी|achanak|ekdam|abhi|suddenly)',
  speaks: '(बोल*|जुबान|ज़बान|बात*|आवाज|bol*|zuban|zaban|jaban|bat kar*|awaz|awaaz|lafz)',
  language: '(हिंदी|अंग्रेजी|अंग्रेज़ी|इंसान|hindi|english|urdu|insan|coach|kisi se)',
  arm: '(हाथ|बाजू|बांह|टांग|पैर|आधा|हाथ पैर|hath|haath|bazu|bazoo|tang|per|adha|left|right|side)',
  numb:
    '(सुन्न|कमजोर|लकवा|नहीं उठ*|नहीं हिल*|उठ नहीं|हिल नहीं|sun|sunn|kamzor|lakwa|falij|nahi* uth*|' +
    'nahi* hil*|(uth|utha|hil|hila) nahi*|numb)',
  chest: '(सीने|सीना|छाती|sine|seene|sina|chati|chhati|chest)',
  pressed:
    '(दबा*|भारी*|जकड़*|पत्थर|बोझ|कस*|पकड़*|dab*|bhari*|jakad*|pathar|bojh|kas*|pakad*|pakar*|press*|' +
    'tight*)',
  jaw: '(जबड़*|बाएं हाथ|बायां हाथ|कंध*|पसीना|jabd*|jabr*|hath|bazu|baye|left|pasina|paseena|ulti)',
  hurts: '(दर्द|सुन्न|झनझना*|छूट|dard|sun|jhanjhan*|pain|numb|chut*|a raha|aa raha)',
  blood: '(खून|ख़ून|khoon|khun|khon|blood)',
  pours: '(बह|बहुत|फव्वार*|रुक|तेज|बंद|beh|bah|bahut|bohat|ruk*|tez|band|fawara|nikal)',
  sample: '(टेस्ट|जांच|कमी|दबाव|test|check|kami|pressure|group|donate|sugar)',
  fit:
    '((झाग|jhag|jhaag) .. (मुंह|muh|munh)|(मुंह|muh|munh) (से|se) (झाग|jhag)|(करंट|current) (लग*|' +
    'lag*)|(सांप|saanp|sanp) (ने|ne) (काट*|kat*)|(जहर|zeher|zehar) (पी|खा|pi|kha)*|(कांप|kanp) .. ' +
    '(बेहोश|behosh))',
  vomits: '(उल्टी|उलटी|वमन|निकाल देत*|ulti*|ultee|vomit*|nikal det*|qay|throw up)',
  eats: '(खा*|भोजन|खाना|khana|khane|khati|khata|kha|khaya|khate|khake)',
  sick: '(गर्भ*|कसरत|फूड|बीमार|pregnan*|workout|exercise|food poison*|bimar|gym|running|hamal|bukhar)',
  afterMeals:
    '(हर बार|जानबूझ*|खाने के बाद|har bar|har baar|jan ?bujh*|jaan ?bujh*|khane ke bad|khane ke baad|' +
    'chup*|ungli)',
  punish: '(सज़ा|सजा|saza|saja|punish*)',
  exercise:
    '(कार्डियो|दौड़*|कसरत|घंट*|खा*|खाना|cardio|daud*|exercise|workout|ghant*|khana|kha*|treadmill|' + 'run*)',
  jokingly: '(haha*|lol|coach|trainer)',
  everyDays:
    '((\\d|दो|तीन|चार|do|teen|tin|char) (दिन|din) (में|मे|me|mein|main|baad|bad|बाद) (एक|1|ek|खा*|' +
    'kha*)|(हर|har) (\\d|teen|do|तीसरे|दूसरे|tisre|dusre|teesre) (दिन|din))',
  dish: '(बाहर|पिज्जा|मछली|bahar|pizza|chicken|fish|gosht|burger|anda|cheat)',
  only: '(सिर्फ|केवल|बस|sirf|kewal|bas|only)',
  water: '(पानी|चाय|कॉफी|pani|paani|chai|coffee|water)',
  days: '(दिन|दिनों|हफ्त*|din|dino|dinon|hafte|hafta|days)',
  litres: '(लीटर|गिलास|liter|litre|glass|gilas|kitna|kitne|roza|vrat|fast)',
  countsEach: '((गिन*|gin*|count*) .. (हर|har|ek ek|एक एक)|(हर|har|ek ek|एक एक) .. (गिन*|gin*|count*))',
  fear: '(डर|रो|शर्म|नफरत|dar|rona|roti|sharam|nafrat|guilt|ghabr*)',
  along:
    '((\\d+|पांच|छठा|सातवां|आठवां|नौवां|पांचवां|चौथा|तीसरा|(panch|chat|chhat|sat|saat|ath|aath|nau|' +
    'now|chout|chaut|tisr|teesr)[a-z]*) ?(वां|वा|वाँ|th|wa|wan|va|vaan|waan|w)? ?(महीना|month|' +
    'mahina|maheena|mahine|hafta) (mera|मेरा|hai mera|है मेरा|चल|लगा|लग|शुरू|chal|laga|lag|shuru|' +
    'start) ?(रहा|गया|हुआ|raha|rha|gaya|hua|hai|ho)*(?! (gym|workout|plan))|(\\d+) (महीने|हफ्ते|' +
    'mahine|maheene|hafte) (की|ki|se) (हूं|हूँ|hu|hun|hoon|pet)|(पेट में|pet me|pet mein) (बच्चा|' +
    'bacha|baby)|good news|due date|(पीरियड|period*) .. (मिस|miss))',
  dailyDrug:
    '(थायरोनॉर्म|थाइरोनॉर्म|एल्ट्रोक्सिन|मेटफॉर्मिन|ग्लाइकोमेट|टेल्मा|टेल्मिसार्टन|एम्लोडिपिन|' +
    'एटोरवास्टेटिन|इकोस्प्रिन|glycomet|telma|ecosprin|amlokind|stamlo)',
  joint: '(कंधा|कंधे|घुटना|घुटने|कोहनी|कूल्हा|kandha|kandhe|ghutna|ghutne|kohni|shoulder|knee|elbow)',
  out: '(उतर*|निकल*|खिसक*|सरक*|utar*|utr*|nikal gay*|nikla|khisak*|sarak*|jagah se|dislocat*)',
  ordinaryOut: '(वजन|चर्बी|wajan|charbi|bahar)',
  back: '(कमर|पीठ|गर्दन|kamar|kamr|peeth|pith|gardan|back|neck)',
  stuck:
    '(अकड़*|जकड़*|फंस*|जाम|सीधा नहीं|akad*|akar*|jakad*|phas*|fas gay*|jam|sidha nahi*|seedha nahi*|' +
    'seedhi nahi*|stiff)',
  named:
    '(डेका|टेस्टो|सस्टेनॉन|सुस्टानॉन|डायनाबोल|डाइनाबोल|' +
    'एनावर|विन्स्ट्रॉल|क्लेन|ट्रेन का साइकल|' +
    'स्टेरॉइड|साइकिल लगा*)',
  stand: '(खड़*|किनारे|khad*|kinare|khari|kinaare)',
  edge: '(छत|बालकनी|पुल|chat|chhat|balcony|pul|bridge|terrace)',
  scars: '(निशान|nishan|nishaan|scars?|kate hue)',
  blade: '(ब्लेड|चाकू|blade|razor|chaku)',
  device: '(फोन|ऐप|मोबाइल|phone|app|mobile|link|account|video|coach)',
  odd: '(अजीब|लड़खड़ा*|समझ नहीं|ajeeb|ajib|ladkhad*|larkhar*|samajh nahi*|tutla*)',
  must: '(पड़ता|पड़ती|जबरदस्ती|padta|padti|parta|parti|zabardasti|majboor*)',
  close:
    '(bhaiya|' +
    'पति|पत्नी|सास|बाप|पिता|पापा|भाई|मालिक|बॉयफ्रेंड|pati|husband|boyfriend|sas|saas|bap|baap|papa|' +
    'bhai|malik|madam|kafeel|shohar|bf|sasur)',
  holds: '(पकड़*|दबा*|घोंट*|pakad*|pakar*|pakd*|daba*|ghont*|ghot*)',
  neck: '(गला|गले|गर्दन|बाल|gala|gale|gardan|baal)',
  shoves:
    '(pitata|pitate|pitati|peetat[a-z]*|pit(ta|te|ti)|' +
    'धक्का|धक्के|लात|चांटा|थप्पड़|dhaka|dhakka|dhakke|laat|lat mar*|chanta|thapad|thappad|teezab|' +
    'tezab|acid)',
  spar: '(boxing|coach|trainer|massage|बॉक्सिंग|कोच)',
  keeps: '(रख लिया|ले लिया|छीन*|rakh li*|le li*|chin*|cheen*|zabt)',
  papers: '(पासपोर्ट|passport|phone|फोन|salary|kagaz)',
  chews: '(चबा*|chaba*|chew*)',
  spits: '(थूक*|thuk*|thook*|spit*)',
  breaks:
    '(haath|hath|pasli|naak|nak|jabda|dant|daant|ungli|kalai|हाथ|पसली|नाक|जबड़ा|दांत|उंगली) (hi )?(tod*|tor*|तोड़*)',
  dizzy:
    '(चक*र|(सिर|सर) .. घूम*|आंखों .. अंधेरा|आंख* .. अँधेरा|आँख* .. अँधेरा|chak*ar|(sir|sar) .. gh(oo|u)m*|ankh* .. andhera)',
  today: '(आज|अभी|सुबह|दोपहर|शाम|aaj|aj|abhi|subah|subha|dopahar|dopeher|shaam)',
  period: '(माहवारी|मासिक|पीरियड*|periods?|mahwari|mahvari|mens|masik)',
  gone: '(बंद|रुक*|नहीं|गायब|band|ruk*|nahi*|nhi|gayab|mis)',
  starving:
    '(\\d{3} (कैलोरी|कैलरी|calor*|cals?|kcal)|(बहुत )?कम खा*|(एक|1) (बार|टाइम|वक्त|रोटी)|भूख* रह*|बाल .. (गिर*|झड़*)|खाना .. छोड़*|bho?o?kh* rah*|kam kha*|(ek|1) (bar|baar|time|roti)|khana .. ch(h)?od*|baal .. (gir*|jhad*))',
  expected: '(पीसीओएस|गर्भ*|बच्चा|मेनोपॉज|pcod|pcos|pregnan*|delivery|menopause|hamal|bac*ha)',
  grade:
    '((सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं) (में|क्लास|कक्षा|के एग्ज़ाम|की परीक्षा)|बोर्ड (के बाद|एग्ज़ाम|परीक्षा|की परीक्षा)|(7|8|9|10|11|12) th (me|mein|main|mai|class|ka|ki|ke)|class (7|8|9|10|11|12)|(7|8|9|10|11|12) (वीं|क्लास)|board (exam*|ke baad)|school (me|mein) sab)',
  teaches: '(पढ़ाता|पढ़ाती|टीचर|padhata|padhati|teacher|बच्चे|बच्चों|bache|bachon|बेटा|बेटी|बेटे|beta|beti|bete)',
};
