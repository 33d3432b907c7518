import { Chalk, type ChalkInstance } from 'chalk';

/** Colours that know whether they may show: the sixteen that every terminal's theme defines. */
export function paint(enabled: boolean): ChalkInstance {
  return new Chalk({ level: enabled ? 1 : 0 });
}
