import type { Flow } from '@flow/sdk';
import type { Io } from '../io.ts';
import { createFakeFlow, type FakeFlowSettings } from './fake-flow.ts';
import { createFakeIo, type FakeIoSettings } from './fake-io.ts';

export interface CommandScene {
  io?: FakeIoSettings | undefined;
  flow?: FakeFlowSettings | undefined;
}

/** Runs a command on a made-up backend and collects what became of it. Two in the afternoon in Dubai. */
export async function runCommand(
  run: (dependencies: { io: Io; flow: Flow; now: () => Date }) => Promise<void>,
  { io: ioSettings, flow: flowSettings }: CommandScene = {},
) {
  const io = createFakeIo(ioSettings);
  const flow = createFakeFlow(flowSettings);
  const failure: unknown = await run({ io, flow, now: () => new Date('2026-11-21T10:00:00Z') }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { stdout: io.stdout, stderr: io.stderr, failure, flow };
}
