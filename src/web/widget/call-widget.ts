export const UNEXPECTED = 'Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова';

/** Why a call failed: the messages of fields, by their names, or one for all. */
export interface CallFailure {
  ok: false;
  message: string;
  issues: Record<string, string>;
}

export type CallAnswer<Data> = { ok: true; data: Data } | CallFailure;

/** Posts to a call of the calculator with the widget's own key, if it has one; never throws. */
export async function callWidget<Data>(
  path: string,
  body: object,
  {
    key,
    headers = {},
    signal,
  }: { key: string | null; headers?: Record<string, string>; signal?: AbortSignal },
): Promise<CallAnswer<Data>> {
  const unexpected: CallFailure = { ok: false, message: UNEXPECTED, issues: {} };
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
    if (answer.ok) return { ok: true, data: answer.data };
    if (response.status !== 400) return unexpected;
    const issues = (answer.issues ?? []) as { path: (string | number)[]; message: string }[];
    return {
      ...unexpected,
      issues: Object.fromEntries(issues.map(({ path, message }) => [path[0], message])),
    };
  } catch {
    return unexpected;
  }
}
