/** Whether a host name or address names this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    name === '::' ||
    name === '0.0.0.0' ||
    /^127\.\d+\.\d+\.\d+$/.test(name)
  );
}
