/** One thing wrong with what was typed: where it stands and what to tell the person. */
export interface FormIssue {
  path: readonly (string | number)[];
  message: string;
}

/** What the person may do about a refusal besides trying again. */
export interface Remedy {
  label: string;
  act: () => void;
}

/** Why a form was not taken. What sends a form throws it; anything else thrown is a fault nobody foresaw. */
export class Refusal extends Error {
  readonly issues: readonly FormIssue[];
  readonly status: number;
  readonly remedy: Remedy | null;

  /** `message` is a sentence for the person, said when no field is named. */
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
 * The sentences that nothing on the form says yet, each once: those of fields it does not show, or the refusal's own
 * when it names no field. `shown` is the text of the form.
 */
export function unsaidOf({ issues, message }: Refusal, shown: string): string[] {
  const sentences = issues.length > 0 ? issues.map((issue) => issue.message) : [message];
  return [...new Set(sentences)].filter((sentence) => sentence !== '' && !shown.includes(sentence));
}

/** Every issue in errors as react-hook-form nests them, in their order; rules of a list stand under its `root`. */
export function issuesOf(errors: unknown, path: readonly (string | number)[] = []): FormIssue[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') return [{ path, message: errors.message }];
  return Object.entries(errors).flatMap(([key, inner]) =>
    key === 'ref' ? [] : issuesOf(inner, key === 'root' ? path : [...path, key]),
  );
}

/**
 * Where a form knows what the server names. A call may wrap the values of the form once, `{ id, company: values }`, so
 * the first step is left out when only the rest begins with a field.
 */
export function placeIssue({ path, message }: FormIssue, fields: readonly string[]): FormIssue {
  const [first, second] = path;
  const isWrapped = !fields.includes(String(first)) && fields.includes(String(second));
  return { path: isWrapped ? path.slice(1) : path, message };
}
