import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('a test that leaves this machine', () => {
  it('fails when it fetches by name or by address', async () => {
    for (const url of ['http://example.com/', 'http://192.0.2.1/', 'http://[2001:db8::1]/']) {
      const failure = await fetch(url).catch((error: Error) => error);
      expect(String((failure as Error).cause)).toMatch(/tests reach loopback only/);
    }
  });

  it('fails when it opens a socket', () => {
    expect(() => net.connect(80, '192.0.2.1')).toThrow('tests reach loopback only');
  });

  it('may reach this machine under each of its names', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', 'api.localhost']) {
      expect([host, isLoopback(host)]).toEqual([host, true]);
    }
    for (const host of ['localhost.example.com', '10.0.0.1', '128.0.0.1', 'flow.example']) {
      expect([host, isLoopback(host)]).toEqual([host, false]);
    }
  });
});
