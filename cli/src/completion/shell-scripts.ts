import type { CompletedCommand, CompletedOption } from './command-table.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

type Table = readonly CompletedCommand[];

/** In single quotes, where a shell expands nothing; `escaped` is what stands for a quote in them. */
const quoted = (text: string, escaped = "'\\''"): string => `'${text.replaceAll("'", escaped)}'`;

/** Flags of any command that a value of some kind follows. */
function flagsWith(table: Table, isWanted: (value: CompletedOption['value']) => boolean): string {
  const options = table.flatMap((command) => command.options).filter(({ value }) => isWanted(value));
  return [...new Set(options.flatMap(({ flags }) => flags))].join('|');
}

/** The lines of a \`case\` for each flag of a command whose values are known. */
function choiceCases(table: Table, actionOf: (choices: readonly string[]) => string): string {
  return table
    .flatMap(({ path, options }) =>
      options.flatMap(({ flags, value }) => {
        if (typeof value === 'string') return [];
        const places = flags.map((flag) => quoted(`${path} ${flag}`.trimStart()));
        return `    ${places.join('|')}) ${actionOf(value)} ;;`;
      }),
    )
    .join('\n');
}

const paths = (table: Table): string[] => table.map(({ path }) => path).filter((path) => path !== '');

/** Finds the command that is being typed, in the `word`s before the cursor: the same for bash and zsh. */
function findPlace(table: Table, word: string, before: string): string {
  return `    case "${before}" in ${flagsWith(table, (value) => value !== 'none')}) continue ;; esac
    case "\${place:+$place }${word}" in
      ${paths(table)
        .map((path) => quoted(path))
        .join('|')}) place="\${place:+$place }${word}" ;;
    esac`;
}

function bash(table: Table): string {
  const reply = (words: readonly string[]) => `words=${quoted(words.join('\n'))}`;
  const commands = table.map(({ path, commands: below, options, choices }) => {
    const words = [...below.map(({ name }) => name), ...choices, ...options.flatMap(({ flags }) => flags)];
    return `      ${quoted(path)}) ${reply(words)} ;;`;
  });
  return `# bash completion of flow-admin: eval "$(flow-admin completion bash)"
_flow_admin() {
  local IFS=$'\\n' place='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
${findPlace(table, `\${COMP_WORDS[i]}`, `\${COMP_WORDS[i - 1]}`)}
  done
  case "\${COMP_WORDS[COMP_CWORD - 1]}" in
    ${flagsWith(table, (value) => value === 'file')}) compopt -o default; return ;;
    ${flagsWith(table, (value) => value === 'other')}) return ;;
  esac
  case "\${place:+$place }\${COMP_WORDS[COMP_CWORD - 1]}" in
${choiceCases(table, reply)}
    *) case "$place" in
${commands.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  COMPREPLY=("\${COMPREPLY[@]// /\\\\ }")
}
complete -F _flow_admin flow-admin
`;
}

/** A name and what it is for, as zsh's \`_describe\` takes them. */
const described = (name: string, purpose: string): string =>
  quoted(`${name.replaceAll(':', '\\:')}:${purpose}`);

function zsh(table: Table): string {
  const commands = table.map(({ path, commands: below, options, choices }) => {
    const names = [
      ...below.map(({ name, summary }) => described(name, summary)),
      ...choices.map((choice) => described(choice, '')),
    ];
    const flags = options.flatMap((option) =>
      option.flags.map((flag) => described(flag, option.description)),
    );
    return `    ${quoted(path)})
      commands=(${names.join(' ')})
      options=(${flags.join(' ')}) ;;`;
  });
  return `#compdef flow-admin
# zsh completion of flow-admin: eval "$(flow-admin completion zsh)"
_flow_admin() {
  # Not \`path\`: that is zsh's own list of directories.
  local place='' i
  local -a commands options
  for ((i = 2; i < CURRENT; i++)); do
${findPlace(table, `\${words[i]}`, `\${words[i-1]}`)}
  done
  case "\${words[CURRENT-1]}" in
    ${flagsWith(table, (value) => value === 'file')}) _files; return ;;
    ${flagsWith(table, (value) => value === 'other')}) _message value; return ;;
  esac
  case "\${place:+$place }\${words[CURRENT-1]}" in
${choiceCases(table, (choices) => `compadd -- ${choices.map((each) => quoted(each)).join(' ')}; return`)}
  esac
  case "$place" in
${commands.join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then _describe -o option options; else _describe command commands; fi
}
if [ "$funcstack[1]" = _flow_admin ]; then _flow_admin "$@"; else compdef _flow_admin flow-admin; fi
`;
}

function fish(table: Table): string {
  const quote = (text: string) => quoted(text.replaceAll('\\', '\\\\'), "\\'");
  const flag = (name: string) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);
  const value = ({ value: kind }: CompletedOption) => {
    if (kind === 'none') return '';
    if (kind === 'file') return ' -r -F';
    return kind === 'other'
      ? ' -x'
      : ` -x -a ${quote(kind.map((each) => each.replaceAll(' ', '\\ ')).join(' '))}`;
  };
  const lines = table.flatMap(({ path, commands, options, choices }) => {
    const begin = `complete -c flow-admin -n ${quote(`__flow_admin_at ${quote(path)}`)}`;
    return [
      ...commands.map(({ name, summary }) => `${begin} -a ${name} -d ${quote(summary)}`),
      ...choices.map((choice) => `${begin} -a ${quote(choice)}`),
      ...options.map(
        (option) =>
          `${begin} ${option.flags.map(flag).join(' ')}${value(option)} -d ${quote(option.description)}`,
      ),
    ];
  });
  return `# fish completion of flow-admin: flow-admin completion fish | source
function __flow_admin_at
    set -l words (commandline -opc)
    set -e words[1]
    set -l at
    for word in $words
        if contains -- (string join ' ' $at $word) ${paths(table).map(quote).join(' ')}
            set -a at $word
        end
    end
    test "$at" = "$argv[1]"
end
complete -c flow-admin -f
${lines.join('\n')}
`;
}

/** The script that makes a shell complete commands, options and their values. */
export function completionScript(shell: Shell, table: Table): string {
  return { bash, zsh, fish }[shell](table);
}
