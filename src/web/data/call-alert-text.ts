import type { PageSettings } from '../page-settings.ts';
import { NOT_OURS } from './not-ours.ts';
import type { Failure } from './read-failure.ts';
import { refusalText } from './refusal-text.ts';

/** A call that the alert tells of. */
export type FailedCall = Pick<Failure, 'status' | 'message' | 'issues' | 'retryAfterSeconds' | 'isLate'>;

const TEXTS = {
  notFound: 'Упс! Похоже, эта страница не существует.',
  unauthorized: 'Ошибка авторизации. Попробуйте обновить страницу',
  internal:
    'Извините за неудобства. В данный момент у нас технические неполадки. Пожалуйста, попробуйте позже',
  testToken: 'Ошибка тестового токена авторизации. Обновите страницу',
};

/** Tells the reader that a call of a page in use failed, and whether to try again. */
export function callAlertText(call: FailedCall, appEnv: PageSettings['appEnv']): string {
  const { status, message, issues } = call;
  if (appEnv === 'testing' && message === NOT_OURS) return TEXTS.testToken;
  switch (status) {
    case 404:
      return TEXTS.notFound;
    case 401:
      return TEXTS.unauthorized;
    case 400:
    case 409:
      return issues[0]?.message ?? (message === '' ? TEXTS.internal : refusalText(call));
    case 408:
    case 413:
    case 414:
    case 429:
    case 431:
      return refusalText(call);
    default:
      return TEXTS.internal;
  }
}
