import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { commandLines, runLine } from '../testing/run-line.ts';

const script = async (shell: string) => (await runLine(`completion ${shell}`)).stdout;

/** What a bash that has read the script offers for the last word of a line. */
function offered(bashScript: string, words: readonly string[]): string[] {
  const source = `${bashScript}
compopt() { COMPREPLY=(files); }
COMP_WORDS=(flow-admin "$@"); COMP_CWORD=$#; COMPREPLY=()
_flow_admin
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const output = execFileSync('bash', ['-c', source, 'bash', ...words], { encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}

describe('completion in bash', () => {
  let bash: string;
  beforeAll(async () => {
    bash = await script('bash');
  });

  it('offers the commands, and below a group its own', () => {
    const commands = commandLines().filter((line) => !line.includes(' '));
    expect(offered(bash, [''])).toEqual(expect.arrayContaining(commands));
    expect(offered(bash, ['su'])).toEqual(['subscriptions']);
    expect(offered(bash, ['subscriptions', 'c'])).toEqual(['cancel']);
  });

  it('offers the options of a command and those of every command', () => {
    expect(offered(bash, ['leads', 'list', '--s'])).toEqual(['--status', '--search', '--sort']);
    expect(offered(bash, ['leads', 'list', '--verb'])).toEqual(['--verbose']);
    expect(offered(bash, ['leads', 'update', '--dry'])).toEqual(['--dry-run']);
  });

  it('offers the values of an option, files where one is a file, and nothing where it is not known', () => {
    expect(offered(bash, ['leads', 'list', '--status', ''])).toEqual([
      'all',
      'new',
      'contacted',
      'won',
      'lost',
    ]);
    expect(offered(bash, ['leads', 'update', '--status', 'a'])).toEqual([]);
    expect(offered(bash, ['forms', 'list', '--focus', 'Lose'])).toEqual(['Lose\\ fat']);
    expect(offered(bash, ['leads', 'export', '-o', ''])).toEqual(['files']);
    expect(offered(bash, ['leads', 'list', '--search', ''])).toEqual([]);
    expect(offered(bash, ['completion', ''])).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']));
  });

  it('takes the value of an option for no command', () => {
    expect(offered(bash, ['--key', 'leads', 'subscriptions', 'res'])).toEqual(['resume']);
  });
});

describe('completion in zsh and fish', () => {
  it('knows every command, its options and their values', async () => {
    const [zsh, fish] = [await script('zsh'), await script('fish')];
    for (const line of commandLines()) {
      expect(zsh).toContain(`    '${line}')\n      commands=(`);
      expect(fish).toContain(`-n '__flow_admin_at \\'${line}\\''`);
    }
    expect(zsh).toContain("'leads update --status') compadd -- 'new' 'contacted' 'won' 'lost'; return ;;");
    expect(zsh).toContain("'--dry-run:say what would be done, and do nothing'");
    expect(fish).toContain(
      "-n '__flow_admin_at \\'leads update\\'' -l status -x -a 'new contacted won lost' -d 'how far each is'",
    );
  });
});

it('of another shell is refused', async () => {
  const { stderr, exitCode } = await runLine('completion tcsh');
  expect(exitCode).toBe(exitCodes.usage);
  expect(stderr).toContain("'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.");
});
