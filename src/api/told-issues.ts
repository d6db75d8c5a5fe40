import type { Issue } from '#domain/errors.ts';

/** More than anybody mends at once. */
const MAX_ISSUES = 20;
/** Of a name within a path, which may be the caller's own. */
const MAX_NAME = 100;
const MAX_MESSAGE = 500;

/** What is wrong with an input, for an answer: at most twenty entries, the last of which counts those left out. */
export function toldIssues(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Issue[] {
  const isCut = issues.length > MAX_ISSUES;
  const told = issues.slice(0, isCut ? MAX_ISSUES - 1 : MAX_ISSUES).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part).slice(0, MAX_NAME))),
    message: message.slice(0, MAX_MESSAGE),
  }));
  return isCut ? [...told, { path: [], message: `И ещё ошибок: ${issues.length - told.length}` }] : told;
}
