const shown = 20;

/** Names each member that is in only one of the two files, or of another type: `+` is missing from the file. */
export function typesDrift(file: string, generated: string): string[] {
  const kept = typesByPath(file);
  const wanted = typesByPath(generated);
  const paths = [...new Set([...kept.keys(), ...wanted.keys()])].sort();
  const drift = paths.flatMap((path) => {
    const [has, needs] = [kept.get(path), wanted.get(path)];
    if (has === needs) return [];
    return [
      ...(has === undefined ? [] : [`- ${path}: ${has}`]),
      ...(needs === undefined ? [] : [`+ ${path}: ${needs}`]),
    ];
  });
  if (drift.length === 0) return file === generated ? [] : ['its formatting'];
  const more = drift.length - shown;
  return more > 0 ? [...drift.slice(0, shown), `and ${more} more`] : drift;
}

/** `public.Tables.profiles.Row.email` -> `string | null`, for every member of the generated type. */
function typesByPath(text: string): Map<string, string> {
  const types = new Map<string, string>();
  const path: string[] = [];
  let latest = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, name, type] = /^([\w?]+|\[_ in never\]): (.*)$/.exec(line) ?? [];
    if (name !== undefined && type !== undefined) {
      if (/[{[]$/.test(type)) path.push(name);
      else {
        latest = [...path, name].join('.');
        types.set(latest, type.replace(/;$/, ''));
      }
    } else if (/^[{[]$/.test(line)) path.push('');
    else if (/^[}\]]/.test(line)) path.pop();
    // A type of several lines.
    else if (latest !== '' && line !== '')
      types.set(latest, `${types.get(latest)} ${line.replace(/;$/, '')}`);
  }
  return types;
}
