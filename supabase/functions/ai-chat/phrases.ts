import type { SafetyLanguage } from '@flow/contracts/answer-card.ts';

/** What stands around the answers of the cards, by language. `{phone}` is the number of the coaches. */
export const phrases = {
  didYouMean: {
    en: 'I am not sure that I understood. Did you mean:',
    ar: 'لست متأكدًا من أنني فهمت. هل تقصد:',
  },
  alsoMean: { en: 'And about the rest, did you mean:', ar: 'وبالنسبة إلى الباقي، هل تقصد:' },
  orMean: { en: 'Or did you mean:', ar: 'أم تقصد:' },
  orCoach: {
    en: 'If none of them is it, a coach answers on WhatsApp: {phone}.',
    ar: 'إن لم يكن أيٌّ منها هو المقصود، يجيبك مدرب على واتساب: {phone}.',
  },
  unknown: {
    en: 'I cannot answer that one. A coach can, on WhatsApp: {phone}.',
    ar: 'لا أستطيع الإجابة عن هذا السؤال. يستطيع ذلك مدرب على واتساب: {phone}.',
  },
} as const;

/** For a language that no card is written in: true, short, and where a coach answers. */
export const elsewhere: Readonly<Record<Exclude<SafetyLanguage, 'en' | 'ar'>, string>> = {
  hi: 'मैं यहाँ अंग्रेज़ी और अरबी में जवाब देता हूँ। हमारे कोच आपको WhatsApp पर जवाब देंगे: {phone}।',
  ur: 'میں یہاں انگریزی اور عربی میں جواب دیتا ہوں۔ ہمارے کوچ آپ کو واٹس ایپ پر جواب دیں گے: {phone}۔',
  fr: 'Ici, je réponds en anglais et en arabe. Nos coachs vous répondent sur WhatsApp : {phone}.',
  ru: 'Здесь я отвечаю на английском и арабском. Наши тренеры ответят вам в WhatsApp: {phone}.',
  tl: 'Sa Ingles at Arabic ako sumasagot dito. Sasagutin kayo ng aming mga coach sa WhatsApp: {phone}.',
};
