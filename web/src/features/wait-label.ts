/** When something may be tried again, in words: rounded up, so that a try at that time is not too early. */
export function waitLabel(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes';
  if (seconds <= 60) return 'in about a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `in about ${minutes} minutes`;
  return `in about ${Math.ceil(minutes / 60)} hours`;
}
