/** What a danger is made of in Tagalog; how it is put together: ../safety-kinds.ts. */
export const tagalog: Record<string, string> = {
  harm:
    '(hinihiwa*|hiniwa*|sinusunog|pinapaso|paso|kinakalmot|sinusugatan|sugatan|laslas*|inuuntog|' +
    'sinasaktan)',
  own: '(sarili|sarili ko|braso|balat|pulso|kamay|hita|ulo)',
  tool: '(sigarilyo|yosi|blade|cutter|kutsilyo|lighter|kapag|pag|tuwing|para maramdaman|ko|na naman)',
  kitchen: '(luto|nagluluto|kaldero|aksidente|calories|taba)',
  think: '(iniisip|naiisip|naisip|pumapasok sa isip|isip)',
  death: '(mamatay|kamatayan|magpakamatay|mawala|magbigti|tumalon|patay)',
  laugh: '(tawa|kakatawa|haha*|lol|gutom)',
  end: '(tapusin|wakasan|matapos|tatapusin)',
  all: '(lahat|na lang|buhay|paghihirap)',
  sad: '(gusto|pagod|buhay|sarili|mag isa|sana|ayoko)',
  contract: '(subscription|trial|plan|membership|session|program|kontrata|workout)',
  jump: '(tumalon|talon|tatalon|lumundag)',
  height: '(building|tulay|bubong|balkonahe|bintana|palapag|rooftop|tren|mrt)',
  self: '(ako|ko|gusto|isip|naisip|sana)',
  training: '(rope|box|jacks|squat*|trampoline)',
  took: '(ininom|uminom|nainom|nilunok|nalunok|lumunok|tinungga)',
  many: '(lahat|marami|maraming|buong|isang banig|banig|bote|dakot|\\d\\d|sobrang)',
  pills: '(gamot|tableta|pills|pampatulog|sleeping pills|biogesic|paracetamol|kapsula)',
  vitamins: '(vitamin*|bitamina|supplement*|protein)',
  useless:
    '(paalam na (sa|po sa|sainyo|sa inyo)* .. lahat|' +
    '(pabigat|pasanin|walang kwenta|walang silbi|istorbo) (na |lang |naman )*(ako|sa (lahat|' +
    'pamilya|kanila)|sa buhay)|(wala|walang) (namang |naman )?(may |kahit sino |' +
    'nag)*(nangangailangan|nagmamahal|may pakialam|makakaalala|makakamiss) (sa akin|sakin)|(hindi|' +
    'di) (ko )?(na )?(ko )?(kaya|kinakaya) (ang |yung )?(buhay|mabuhay)|(pagod|sawa|suko) na ' +
    '(talaga )?(ako|ko) .. (sa buhay|sa lahat|mabuhay))',
  not: '(hindi|di|wala|walang|hirap|nahihirapan*|ayaw|tumigil*|hnd|ndi)',
  breathes: '(humihinga|huminga|makahinga|hininga|paghinga|nahinga|nakakahinga)',
  stairs: '(hagdan|tamang paghinga|technique|yoga|ilong)',
  fell:
    '(natumba|tumumba|bumagsak|nahimatay|hinimatay|nawalan ng malay|nalugmok|nakahandusay|collapse|' +
    'nag ?collapse|bumulagta)',
  answers:
    '(sumasagot|gumagalaw|nagsasalita|makapagsalita|makausap|nagigising|gumigising|magising|' +
    'dumidilat|tumatayo|pulso|rumeresponde)',
  person:
    '(kaibigan|kasama|nanay|tatay|mama|papa|asawa|kapatid|babae|lalaki|lola|lolo|siya|sya|anak|' +
    'katrabaho|coach|kuya|ate)',
  now: '(ngayon|tulong|anong gagawin|ano gagawin|bilis|dali|kanina|biglang|bigla|paano na)',
  trip: '(presyo|timbang|in love|grades|dati|noon|last year)',
  face: '(mukha|bibig|labi|ngiti|pisngi)',
  droops: '(tabingi|tumabingi|ngiwi*|ngumiwi|lumaylay|nakalaylay|manhid|baluktot|bumagsak)',
  mask: '(mask|cream|pumayat|taba|glow|bilog)',
  suddenly: '(bigla*|biglang|kanina|ngayon lang)',
  speaks: '(magsalita|makapagsalita|nagsasalita|salita|pagsasalita|bulol|utal|makausap)',
  language: '(english|tagalog|arabic|coach|tao|agent)',
  arm: '(braso|kamay|paa|kaliwa|kaliwang|kanan|kanang|kalahati*|katawan)',
  numb:
    '(manhid|namamanhid|mahina|nanghihina|hindi maigalaw|di maigalaw|hindi magalaw|di maangat|hindi ' +
    'maangat|paralis*|di magalaw)',
  chest: '(dibdib)',
  pressed:
    '(nakadagan|nakaupo|dinadaganan|pinipiga|iniipit|naiipit|mabigat|parang bato|sumisikip|' +
    'naninikip|hawak|hinawakan)',
  jaw: '(panga|braso|balikat|likod|leeg|pawis|pinapawisan|nasusuka)',
  hurts: '(masakit|sumasakit|sakit|manhid|namamanhid|kirot|malamig|nangangalay)',
  blood: '(dugo|dumudugo|nagdurugo|duguan)',
  pours:
    '(bumubulwak|tumatagas|umaagos|ayaw tumigil|di tumitigil|hindi tumitigil|ang dami|dami|malakas|' +
    'sumisirit|malalim)',
  sample: '(test|pressure|high|sugar|type|regla|bp)',
  fit:
    '((nanginginig|nanginig) .. (di|hindi) (na )?(makausap|sumasagot|nagsasalita)|' +
    'bumubula ang bibig|bula sa bibig|nangingisay|nakuryente|natuklaw|nalulunod|nalunod|nabulunan|' +
    'nakalunok ng (zonrox|lason)|namamaga (ang|yung) (lalamunan|dila|labi))',
  vomits: '(sinusuka|isinusuka|sumusuka|nagsusuka|isuka|suka|nagpapasuka|pinapasuka|sukang)',
  eats: '(kain|kinakain|kinain|kumain|kumakain|pagkain|meal|tanghalian|hapunan|almusal)',
  sick:
    '(buntis|workout|toyo|adobo|sawsawan|recipe|trangkaso|lagnat|hilo|apple cider|cider|training|' +
    'suka ng)',
  afterMeals:
    '(pagkatapos kumain|tuwing (kakain|kumakain|pagkatapos)|sadya|sinasadya|patago|palihim|' + 'pagkakain)',
  punish: '(parusa|pinaparusahan|parusahan|bumabawi sa kinain)',
  exercise: '(cardio|takbo|tumatakbo|exercise|workout|oras|kinain|kumain|kain|gym|treadmill)',
  jokingly: '(haha*|coach)',
  everyDays:
    '(kada|tuwing|isang beses sa|once sa|every|isang beses kada) (\\d|dalawang|tatlong|ikatlong|' +
    'ikalawang|apat na|ilang) (na )?araw',
  dish: '(pizza|isda|karne|manok|lechon|milk tea|cheat)',
  only: '(lang|puro|tanging)',
  water: '(tubig|kape|kendi)',
  days: '(araw|linggo)',
  litres: '(litro*|baso|ilan|gaano|protina|workout|exercise|training|gym)',
  countsEach: '(binibilang|bilang) .. (bawat|lahat)',
  fear: '(takot|natatakot|hiya|iyak|umiiyak|galit|guilty|konsensya)',
  along:
    '((\\d+|apat na|limang|anim na|pitong|walong|dalawang|tatlong) (buwan|months?|weeks?|linggo) ' +
    '(na )?(na )?(po )?(yung |ang |akong )?(tiyan|tyan|dinadala|preg*|baby sa)|delayed .. (ako|' +
    'regla|buwan)|(hindi|di) .. dinadatnan|kabuwanan|(may )?baby sa (tiyan|tyan)|(nasa )?(ika ' +
    ')?\\d+ (th )?(buwan|month) (na )?(ng )?(pagdadala|tiyan|tyan))',
  dailyDrug: '(biogesic araw araw|maintenance (ko|na|sa)|insulin|losartan|amlodipine|neobloc)',
  joint: '(balikat|tuhod|siko|bukung ?bukong|balakang|pulso)',
  out:
    '(natanggal|nadislocate|na ?dislocate|nalinsad|lumabas|natapilok|napilipit|lumihis|na ?sprain|' +
    'napuwersa|nalisya)',
  ordinaryOut: '(video|program|muscle)',
  back: '(likod|leeg|balakang|baywang)',
  stuck:
    '(naipit|na ?stuck|nag ?lock|hindi maituwid|di maituwid|di makayuko|hindi makatayo ng tuwid|' +
    'nangangalay nang|paninigas|naninigas)',
  named: '(deca|dianabol|sustanon|testo|anavar|winstrol|clen|turok .. (muscle|laki|gym)|roids|trenbolone)',
  stand: '(nakatayo|gilid|nakatingin|nakasilip)',
  edge: '(balkonahe|rooftop|tulay|bubong|bintana)',
  scars: '(peklat|sugat|hiwa)',
  blade: '(blade|cutter|labaha|kutsilyo)',
  device: '(phone|cellphone|app|video|account|link|selpon)',
  odd: '(bulol|utal|hindi maintindihan|di maintindihan|kakaiba)',
  must: '(kailangan|pinipilit|dapat)',
  close:
    '(asawa|mister|boyfriend|bf|jowa|tatay|papa|nanay|kuya|amo|madam|kinakasama|kapatid|ex|employer|' +
    'tito)',
  holds: '(sinakal|hawak|hinawakan|hinila|hinihila|sabunot*|sinabunutan|kutsilyo)',
  neck: '(leeg|lalamunan|buhok)',
  shoves:
    '(sinabunutan|sinasabunutan|sinakal|sinasakal|tinadyakan|sinisipa|sinipa|tinutulak(?! .{0,25}mag )|itinulak|' +
    'sinapak|sinasapak|binato|binabato|dinuraan|sampal|kinukulong)',
  spar: '(boxing|coach|padel|masahe)',
  keeps: '(kinuha|tinago|itinago|hawak|kinumpiska|ayaw ibigay)',
  papers: '(passport|pasaporte|cellphone|sahod|sweldo)',
  chews: '(nginunguya|ngumunguya)',
  spits: '(idinudura|dinudura|niluluwa|iniluluwa)',
  breaks:
    '(binali|nabali|binasag|sinira) (nya |niya |ng )?.. (buto|tadyang|ilong|braso|kamay|panga|ngipin|daliri)',
  dizzy: '(hilo|nahihilo|nahilo|hilong*|umiikot|(nag|n)?dilim .. paningin)',
  today: '(kanina|kaninang|ngayon|ngayong|mula umaga)',
  period: '(regla|mens|period|dalaw|buwanang)',
  gone: '(wala*|hindi|tumigil|nawala|huminto|di)',
  starving:
    '(\\d{3} (cal*|kcal)|isang (beses|kain)|(isa|kape|tubig|prutas) lang|gutom*|(hindi|di) (na )?kumakain|nalalagas .. buhok)',
  expected: '(pcos|buntis|baby|nanganak|menopause|pills)',
  grade: '(grade (7|8|9|10|11|12)|(junior|senior) high|(team|varsity) ng school|after school)',
  teaches: '(guro|teacher|teach*|nagtuturo|anak|mga bata|kids|children|sons?|daughters?)',
};
