import { featureCount, featuresOf } from './safety-features.ts';
import { learned } from './safety-topics.ts';

/** What was learned, as `safety-build.ts` writes it. */
export interface SafetyModel {
  bias: number[];
  /** What one step of a weight stands for. */
  step: number;
  /** A signed byte for each feature and topic, in base64. */
  weights: string;
}

export interface Message {
  text: string;
  topic: string;
  /** How much it counts among the others. */
  weight: number;
}

/** How likely a message is about each topic. */
export type Classifier = (message: string) => ReadonlyMap<string, number>;

const rounds = 20;
const rate = 0.2;
/** What keeps a weight small. */
const decay = 5e-4;
/** A topic that is off by less learns nothing from an example. */
const closeEnough = 0.003;

/** In another order each time, and in the same ones for the same number of items: a linear congruential generator. */
function createShuffle(): (order: Uint32Array) => void {
  let state = 7;
  return (order) => {
    for (let last = order.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = Math.floor((state / 2 ** 32) * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
  };
}

/**
 * How likely each topic is, by the place of each among those that are learned.
 * @param weights by feature, then by topic, in steps of `step`
 */
function likelihoods(
  { weights, bias, step }: { weights: ArrayLike<number>; bias: ArrayLike<number>; step: number },
  features: Uint32Array,
): Float64Array {
  const scores = Float64Array.from(bias);
  const share = step / Math.sqrt(Math.max(features.length, 1));
  for (const feature of features)
    for (let topic = 0; topic < scores.length; topic += 1)
      scores[topic] = (scores[topic] ?? 0) + (weights[feature * scores.length + topic] ?? 0) * share;
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/**
 * Multinomial logistic regression, learned message by message with Adagrad. The same messages give the same weights, of which
 * a byte each is precise enough, and an eighth of what four digits would take.
 */
export function learn(messages: readonly Message[]): SafetyModel {
  const weights = new Float32Array(featureCount * learned.length);
  const moved = new Float32Array(weights.length).fill(1e-3);
  const bias = new Float32Array(learned.length);
  const examples = messages.map(({ text, topic, weight }) => {
    const right = learned.indexOf(topic);
    if (right < 0) throw new Error(`There is no topic "${topic}": "${text}"`);
    return { features: featuresOf(text), right, weight };
  });

  function learnFrom({ features, right, weight }: (typeof examples)[number]): void {
    const share = 1 / Math.sqrt(Math.max(features.length, 1));
    for (const [topic, likely] of likelihoods({ weights, bias, step: 1 }, features).entries()) {
      const error = (likely - (topic === right ? 1 : 0)) * weight;
      if (Math.abs(error) < closeEnough) continue;
      bias[topic] = (bias[topic] ?? 0) - 0.01 * error;
      for (const feature of features) {
        const at = feature * learned.length + topic;
        const slope = error * share + decay * (weights[at] ?? 0);
        const total = (moved[at] ?? 0) + slope * slope;
        moved[at] = total;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(total);
      }
    }
  }

  const order = Uint32Array.from(examples.keys());
  const shuffle = createShuffle();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order);
    for (const index of order) {
      const example = examples[index];
      if (example) learnFrom(example);
    }
  }
  const step = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / 127 || 1;
  let bytes = '';
  for (const weight of weights) bytes += String.fromCharCode(Math.round(weight / step) & 0xff);
  return { bias: [...bias], step, weights: btoa(bytes) };
}

export function createClassifier({ bias, step, weights: written }: SafetyModel): Classifier {
  const weights = Int8Array.from(atob(written), (byte) => byte.charCodeAt(0));
  return (message) => {
    const likely = likelihoods({ weights, bias, step }, featuresOf(message));
    return new Map(learned.map((topic, index) => [topic, likely[index] ?? 0]));
  };
}
