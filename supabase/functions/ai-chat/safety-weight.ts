/** The body-mass index below which the World Health Organization calls an adult underweight, in kg/m². */
const underweight = 18.5;

const height = /(?<= )(?:1 (?:m )?(?<afterMetre>[4-9]\d)|(?<centimetres>1[4-9]\d) (?:cm|см|سم|सेमी))(?= )/u;
const weight =
  /(?<= )(?<kilos>\d{2,3}) (?:kgs?|kilo[^ ]*|кг|кило[^ ]*|كيلو[^ ]*|كغ|किलो[^ ]*|کلو[^ ]*)(?= )/gu;
const aim =
  /(?<= (?:to|be|reach|hit|under|below|goal|target|weigh|a|до|الى|ل|لـ|तक|tak|hanggang|maging) )(?<kilos>\d{2})(?= )/gu;

const kilosIn = (words: string, form: RegExp) =>
  [...words.matchAll(form)].map(({ groups }) => Number(groups?.kilos));

/** Whether somebody says a height and wants to weigh less than is healthy for it. `words` are as `readWords` reads a message. */
export function wantsUnderweight(words: string): boolean {
  const { afterMetre, centimetres } = height.exec(words)?.groups ?? {};
  const metres = afterMetre ? 1 + Number(afterMetre) / 100 : Number(centimetres) / 100;
  const weights = kilosIn(words, weight);
  const [present] = weights;
  if (present === undefined || Number.isNaN(metres)) return false;
  const wanted = Math.min(...weights, ...kilosIn(words, aim).filter((kilos) => kilos >= 30));
  return wanted < present && wanted / metres ** 2 < underweight;
}
