import type { Issue } from '#domain/errors.ts';

const MAX_ISSUES = 20;
/** The caller may have chosen the names in a path, so they are cut to this length. */
const MAX_NAME = 100;
const MAX_MESSAGE = 500;

/** Shortens the issues of an input for an answer: at most twenty, the last of which counts those left out. */
export function presentIssues(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Issue[] {
  const isCut = issues.length > MAX_ISSUES;
  const presented = issues.slice(0, isCut ? MAX_ISSUES - 1 : MAX_ISSUES).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part).slice(0, MAX_NAME))),
    message: message.slice(0, MAX_MESSAGE),
  }));
  return isCut
    ? [...presented, { path: [], message: `И ещё ошибок: ${issues.length - presented.length}` }]
    : presented;
}
