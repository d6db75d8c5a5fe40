/** A fault in one field: its place and the message for the person. */
export interface FormIssue {
  path: readonly (string | number)[];
  message: string;
}

/** An action the person may take besides trying again. */
export interface Remedy {
  label: string;
  act: () => void;
}

/** The reason why a form was not accepted. A function that sends a form throws it; any other thrown value is a bug. */
export class Refusal extends Error {
  readonly issues: readonly FormIssue[];
  readonly status: number;
  readonly remedy: Remedy | null;

  /** `message` is a sentence for the person, shown when no field is named. */
  constructor(
    message: string,
    {
      issues = [],
      status = 0,
      remedy = null,
      cause,
    }: { issues?: readonly FormIssue[]; status?: number; remedy?: Remedy | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'Refusal';
    this.issues = issues;
    this.status = status;
    this.remedy = remedy;
  }
}

/**
 * Gives the sentences that the form does not show yet, each once: those of fields it does not have, or the message of
 * the refusal when no field is named. `shown` is the text of the form.
 */
export function unshownOf({ issues, message }: Refusal, shown: string): string[] {
  const sentences = issues.length > 0 ? issues.map((issue) => issue.message) : [message];
  return [...new Set(sentences)].filter((sentence) => sentence !== '' && !shown.includes(sentence));
}

/**
 * Lists every issue in the nested errors of react-hook-form, in their order; rules of a list stand under its `root`.
 */
export function issuesOf(errors: unknown, path: readonly (string | number)[] = []): FormIssue[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [{ path, message: errors.message }];
  return Object.entries(errors).flatMap(([key, inner]) =>
    key === 'ref' ? [] : issuesOf(inner, key === 'root' ? path : [...path, key]),
  );
}

/**
 * Finds the field of a form for an issue of the server. A call may wrap the values once, `{ id, company: values }`, so
 * the first step of the path is dropped when only the rest begins with a field.
 */
export function placeIssue({ path, message }: FormIssue, fields: readonly string[]): FormIssue {
  const [first, second] = path;
  const isWrapped = !fields.includes(String(first)) && fields.includes(String(second));
  return { path: isWrapped ? path.slice(1) : path, message };
}
