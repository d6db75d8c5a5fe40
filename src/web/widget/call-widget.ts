import { type FormIssue, Refusal } from '#ui/Form/refusal.ts';
import { readRetryAfter } from '../data/not-ours.ts';
import { refusalText } from '../data/refusal-text.ts';

export const UNEXPECTED = 'Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова';

/** Statuses whose reason is the visitor's to know; a wrong key is for whoever set the widget up. */
const EXPLAINED = new Set([400, 409, 413, 429]);

interface FailedAnswer {
  message?: string;
  issues?: FormIssue[];
}

/** Posts to a call of the calculator with the widget's own key, if it has one. Errors: Refusal, for an abort too. */
export async function callWidget<Data>(
  path: string,
  body: object,
  {
    key,
    headers = {},
    signal,
  }: { key: string | null; headers?: Record<string, string>; signal?: AbortSignal },
): Promise<Data> {
  try {
    const response = await fetch(`/api/ipo-calc/v3/${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { authorization: key }),
        ...headers,
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    const answer = await response.json();
    if (answer.ok) return answer.data;
    throw refusalOf(response, answer);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(UNEXPECTED, { cause: error });
  }
}

function refusalOf({ status, headers }: Response, { message = '', issues = [] }: FailedAnswer): Refusal {
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'));
  const isExplained = EXPLAINED.has(status) || (status === 503 && retryAfterSeconds !== undefined);
  const text = isExplained ? refusalText({ status, message, retryAfterSeconds, isLate: false }) : UNEXPECTED;
  return new Refusal(text, { issues: isExplained ? issues : [], status });
}
