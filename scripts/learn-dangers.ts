import { featureCount, featuresOf } from '../supabase/functions/ai-chat/safety-features.ts';
import { likelihoods, type SafetyModel } from '../supabase/functions/ai-chat/safety-model.ts';
import { learned } from '../supabase/functions/ai-chat/safety-topics.ts';

export interface Message {
  text: string;
  topic: string;
  /** How much it counts among the others. */
  weight: number;
}

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

  // By an index, feature by feature as the weights lie in memory: this runs for 700 million of them.
  function learnFrom({ features, right, weight }: (typeof examples)[number]): void {
    const share = 1 / Math.sqrt(Math.max(features.length, 1));
    const errors = likelihoods({ weights, bias, step: 1 }, features);
    const wrong: number[] = [];
    for (let topic = 0; topic < errors.length; topic += 1) {
      const error = ((errors[topic] ?? 0) - (topic === right ? 1 : 0)) * weight;
      errors[topic] = error;
      if (Math.abs(error) < closeEnough) continue;
      bias[topic] = (bias[topic] ?? 0) - 0.01 * error;
      wrong.push(topic);
    }
    for (let index = 0; wrong.length > 0 && index < features.length; index += 1) {
      const first = (features[index] ?? 0) * errors.length;
      for (let place = 0; place < wrong.length; place += 1) {
        const topic = wrong[place] ?? 0;
        const at = first + topic;
        const slope = (errors[topic] ?? 0) * share + decay * (weights[at] ?? 0);
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
