export interface Figure {
  name: string;
  /** The measured value with its unit. */
  value: string;
  /** What the project aims at, on 2 cores. */
  target: string;
  /** Why the benchmark fails, where the target is a limit that the value is above. */
  failure?: string | undefined;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const milliseconds = (value: number): string => `${Math.round(value)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
