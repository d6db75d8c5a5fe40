/** The changes between two renders of a part: 'изменилось count 1 → 2; onAdd — новая функция'. */
export function describeRender(before: object | undefined, now: object): string {
  if (before === undefined) return 'первый показ';
  const old = before as Record<string, unknown>;
  const changes = Object.entries(now)
    .filter(([name, value]) => !Object.is(old[name], value))
    .map(([name, value]) =>
      typeof value === 'function' ? `${name} — новая функция` : `${name} ${old[name]} → ${value}`,
    );
  return changes.length === 0 ? 'свойства те же, изменилось состояние' : `изменилось ${changes.join('; ')}`;
}
