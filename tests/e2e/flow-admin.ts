import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../../cli/src/testing/run-program.ts';
import { runningStack } from '../setup/running-stack.ts';

const program = path.resolve(import.meta.dirname, '../../cli/bin/flow-admin.js');

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export interface FlowAdmin {
  /** The working directory, and where the session is kept. */
  home: string;
  /** Runs a command line in a pipe. */
  run(args: readonly string[], input?: string): Promise<Outcome>;
  login(account: { email: string; password: string }): Promise<Outcome>;
  remove(): Promise<void>;
}

/** The command line of somebody whose home is empty, against the running product; as it is built where that is the point. */
export async function openFlowAdmin({ isBuilt = false } = {}): Promise<FlowAdmin> {
  const { urls, keys } = runningStack();
  const home = await mkdtemp(path.join(tmpdir(), 'flow-cli-'));
  const environment = {
    FLOW_CONFIG_DIR: home,
    FLOW_URL: urls.api,
    FLOW_KEY: keys.publishable,
    FLOW_SITE_URL: urls.web,
  };
  const run: FlowAdmin['run'] = isBuilt
    ? (args, input = '') =>
        new Promise((resolve) => {
          const options = { cwd: home, env: { PATH: process.env.PATH, HOME: home, ...environment } };
          const child = execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
            resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
          );
          child.stdin?.end(input);
        })
    : (args, input = '') => runProgram(args, { home, environment, io: { input } });
  return {
    home,
    run,
    login: ({ email, password }) => run(['login', '--email', email, '--password-stdin'], `${password}\n`),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
