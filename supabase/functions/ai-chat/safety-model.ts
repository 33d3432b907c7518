import { bytesOf } from './base64.ts';
import { featuresOf } from './safety-features.ts';
import { learned } from './safety-topics.ts';

/** A multinomial logistic regression over `learned`, as `scripts/build-danger-model.ts` writes it. */
export interface SafetyModel {
  bias: number[];
  /** What one step of a weight stands for. */
  step: number;
  /** A signed byte for each feature and topic, in base64. */
  weights: string;
}

/** How likely a message is about each topic. */
export type Classifier = (message: string) => ReadonlyMap<string, number>;

/**
 * How likely each topic is, by the place of each among those that are learned.
 * @param weights by feature, then by topic, in steps of `step`
 */
export function likelihoods(
  { weights, bias, step }: { weights: ArrayLike<number>; bias: ArrayLike<number>; step: number },
  features: Uint32Array,
): Float64Array {
  const scores = new Float64Array(bias);
  const topics = scores.length;
  const share = step / Math.sqrt(Math.max(features.length, 1));
  for (let index = 0; index < features.length; index += 1) {
    const first = (features[index] ?? 0) * topics;
    for (let topic = 0; topic < topics; topic += 1)
      scores[topic] = (scores[topic] ?? 0) + (weights[first + topic] ?? 0) * share;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let topic = 0; topic < topics; topic += 1) most = Math.max(most, scores[topic] ?? 0);
  let sum = 0;
  for (let topic = 0; topic < topics; topic += 1) {
    scores[topic] = Math.exp((scores[topic] ?? 0) - most);
    sum += scores[topic] ?? 0;
  }
  for (let topic = 0; topic < topics; topic += 1) scores[topic] = (scores[topic] ?? 0) / sum;
  return scores;
}

export function createClassifier({ bias, step, weights: written }: SafetyModel): Classifier {
  const weights = new Int8Array(bytesOf(written).buffer);
  return (message) => {
    const likely = likelihoods({ weights, bias, step }, featuresOf(message));
    return new Map(learned.map((topic, index) => [topic, likely[index] ?? 0]));
  };
}
