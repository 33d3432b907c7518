export interface BucketOptions {
  /** As many at once. */
  capacity: number;
  /** Milliseconds until one more is allowed; 0: all are. */
  refillTime: number;
  /** Milliseconds, of any clock that never goes back. */
  now: () => number;
  /** How many keys are remembered; the one that was used longest ago is forgotten first. */
  maximumKeys?: number;
}

export type Buckets = ReturnType<typeof createBuckets>;

/** Token buckets, one a key, in this process's memory. */
export function createBuckets({ capacity, refillTime, now, maximumKeys = 10_000 }: BucketOptions) {
  const buckets = new Map<string, { left: number; at: number }>();

  function leftOf(key: string): number {
    const bucket = buckets.get(key);
    if (!bucket || refillTime === 0) return capacity;
    return Math.min(capacity, bucket.left + (now() - bucket.at) / refillTime);
  }

  function keep(key: string, left: number): void {
    buckets.delete(key);
    if (left >= capacity) return;
    buckets.set(key, { left, at: now() });
    const [oldest] = buckets.keys();
    if (buckets.size > maximumKeys && oldest !== undefined) buckets.delete(oldest);
  }

  return {
    /** Takes one of the key's and answers 0, or answers after how many milliseconds there will be one. */
    take(key: string): number {
      const left = leftOf(key);
      if (left < 1) return Math.max(1, Math.ceil((1 - left) * refillTime));
      keep(key, left - 1);
      return 0;
    },
    /** What was taken does not count after all. */
    giveBack: (key: string) => keep(key, leftOf(key) + 1),
    get size() {
      return buckets.size;
    },
  };
}
