import { featureCount, featuresOf } from './safety-features.ts';
import { learned } from './safety-topics.ts';
import { type Example, likelihoods, train } from './safety-training.ts';

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

/** Learns from messages. A byte for a weight is precise enough, and an eighth of what four digits would take. */
export function learn(messages: readonly Message[]): SafetyModel {
  const examples = messages.map(({ text, topic, weight }): Example => {
    const index = learned.indexOf(topic);
    if (index < 0) throw new Error(`There is no topic "${topic}": "${text}"`);
    return { features: featuresOf(text), topic: index, weight };
  });
  const { weights, bias } = train(examples, { features: featureCount, topics: learned.length });
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const step = most / 127 || 1;
  let bytes = '';
  for (const weight of weights) bytes += String.fromCharCode(Math.round(weight / step) & 0xff);
  return { bias: [...bias], step, weights: btoa(bytes) };
}

export function createClassifier(model: SafetyModel): Classifier {
  const bytes = atob(model.weights);
  const weights = new Int8Array(bytes.length);
  for (let index = 0; index < bytes.length; index += 1) weights[index] = bytes.charCodeAt(index);
  const known = { weights, bias: model.bias, step: model.step };
  return (message) => {
    const likely = likelihoods(known, featuresOf(message));
    return new Map(learned.map((topic, index) => [topic, likely[index] ?? 0]));
  };
}
