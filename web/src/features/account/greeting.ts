/** `Good morning, Layla`, by the clock of this browser. */
export function greeting(now: Date, firstName: string | null | undefined): string {
  const hour = now.getHours();
  const time = hour < 4 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return firstName ? `Good ${time}, ${firstName}` : `Good ${time}`;
}
