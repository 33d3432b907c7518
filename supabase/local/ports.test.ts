import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPorts, freePorts, freeSettings } from './ports.ts';
import { LocalSetupError } from './setup-error.ts';

async function occupy(port: number, host: string): Promise<Server> {
  const server = createServer().listen({ port, host });
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return server;
}

describe('checkPorts', () => {
  it('accepts ports that nothing uses, and leaves them free', async () => {
    const ports = await freePorts();
    await checkPorts(ports);
    await checkPorts(ports);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
    'names a port that is taken on %s, and its variable',
    async (host) => {
      const ports = await freePorts();
      await occupy(ports.mail, host);
      const failure = await checkPorts(ports).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(LocalSetupError);
      expect((failure as Error).message).toBe(
        `Port ${ports.mail} (MAIL_PORT) is already in use. Stop what uses it or set MAIL_PORT to another port.`,
      );
    },
  );

  it('names every port that is taken at once, each with its variable', async () => {
    const ports = await freePorts();
    await occupy(ports.functions, '127.0.0.1');
    await occupy(ports.stripe, '::1');
    await occupy(ports.web, '127.0.0.1');
    const failure = await checkPorts(ports).catch((error: Error) => error);
    expect(failure?.message.split('\n')).toEqual([
      expect.stringMatching(`^Port ${ports.web} \\(WEB_PORT\\) is already in use\\.`),
      expect.stringMatching(`^Port ${ports.stripe} \\(STRIPE_PORT\\) is already in use\\.`),
      expect.stringMatching(`^Port ${ports.functions} \\(FUNCTIONS_PORT\\) is already in use\\.`),
    ]);
  });

  it('looks only at the ports that it is asked about', async () => {
    const { web, ...others } = await freePorts();
    await occupy(web, '127.0.0.1');
    await checkPorts(others);
  });
});

describe('freePorts', () => {
  it('gives each port once, and none that the system gives to connections', async () => {
    const given = await Promise.all(Array.from({ length: 40 }, freePorts));
    const ports = given.flatMap((each) => Object.values(each));
    expect(new Set(ports).size).toBe(200);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('holds what tells other processes that they are given', async () => {
    const { web } = await freePorts();
    await expect(checkPorts({ web: web - 1 })).rejects.toThrow('is already in use');
  });
});

describe('freeSettings', () => {
  it('gives every part a port of its own and takes further settings', async () => {
    const settings = await freeSettings({ LEAD_FORWARD_URL: 'http://localhost:1/leads' });
    expect(new Set(Object.values(settings.ports)).size).toBe(5);
    expect(settings.leadForwardUrl).toBe('http://localhost:1/leads');
  });
});
