/** A message, as features, and what it is about: its place among the topics. */
export interface Example {
  features: Uint32Array;
  topic: number;
  /** How much it counts; one as a rule. */
  weight: number;
}

/** Weights by feature, then by topic. */
export interface Weights {
  weights: Float32Array;
  bias: Float32Array;
}

const rounds = 20;
const rate = 0.2;
/** What keeps a weight small. */
const decay = 5e-4;
/** A topic that is off by less learns nothing from an example. */
const closeEnough = 0.003;

/** The same numbers each time: a linear congruential generator. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/**
 * How likely each topic is.
 * @param known weights, in steps of `step`
 */
export function likelihoods(
  { weights, bias, step = 1 }: { weights: ArrayLike<number>; bias: ArrayLike<number>; step?: number },
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

/** Multinomial logistic regression, learned example by example with Adagrad. The same examples give the same weights. */
export function train(examples: readonly Example[], size: { features: number; topics: number }): Weights {
  const weights = new Float32Array(size.features * size.topics);
  const moved = new Float32Array(weights.length).fill(1e-3);
  const bias = new Float32Array(size.topics);
  const order = Uint32Array.from(examples.keys());
  const random = createRandom();

  function learn({ features, topic: right, weight }: Example): void {
    const share = 1 / Math.sqrt(Math.max(features.length, 1));
    for (const [topic, likely] of likelihoods({ weights, bias }, features).entries()) {
      const error = (likely - (topic === right ? 1 : 0)) * weight;
      if (Math.abs(error) < closeEnough) continue;
      bias[topic] = (bias[topic] ?? 0) - 0.01 * error;
      for (const feature of features) {
        const at = feature * size.topics + topic;
        const slope = error * share + decay * (weights[at] ?? 0);
        const total = (moved[at] ?? 0) + slope * slope;
        moved[at] = total;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(total);
      }
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example) learn(example);
    }
  }
  return { weights, bias };
}
