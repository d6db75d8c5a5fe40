import { TRPCClientError } from '@trpc/client';

/** What the server says of a field, by the path the form knows it under. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** What a refused call says of the fields of a form; a field may lie deeper in the input than in the form. */
export function fieldIssues(error: unknown, isField: (path: string) => boolean): FieldIssue[] {
  const issues: { path: (string | number)[]; message: string }[] =
    (error instanceof TRPCClientError && error.data?.issues) || [];
  return issues.flatMap(({ path, message }) => {
    const ends = path.map((_, from) => path.slice(from).join('.'));
    const known = ends.find((end) => isField(end));
    return known === undefined ? [] : [{ path: known, message }];
  });
}
