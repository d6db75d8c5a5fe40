/** Joins the class names that are set. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let joined = '';
  for (const name of names) if (name) joined += joined === '' ? name : ` ${name}`;
  return joined;
}
