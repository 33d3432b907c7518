/** How long ago, which a clock that is wrong says as a right one does. */
export const agesOf = (times: Record<string, Date>, now = Date.now()) =>
  Object.fromEntries(Object.entries(times).map(([id, at]) => [id, Math.max(0, now - at.getTime())]));
