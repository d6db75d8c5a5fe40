import type { PageSettings } from '../page-settings.ts';
import { NOT_OURS } from './not-ours.ts';

export interface FailedCall {
  /** HTTP status, 0 when no answer came. */
  status: number;
  message: string;
}

const TEXTS = {
  notFound: 'Упс! Похоже, эта страница не существует.',
  unauthorized: 'Ошибка авторизации. Попробуйте обновить страницу',
  internal:
    'Извините за неудобства. В данный момент у нас технические неполадки. Пожалуйста, попробуйте позже',
  testToken: 'Ошибка тестового токена авторизации. Обновите страницу',
};

/** What the reader is told when a call of a page in use fails. */
export function callAlertText({ status, message }: FailedCall, appEnv: PageSettings['appEnv']): string {
  if (appEnv === 'testing' && message === NOT_OURS) return TEXTS.testToken;
  switch (status) {
    case 404:
      return TEXTS.notFound;
    case 401:
      return TEXTS.unauthorized;
    case 400:
    case 409:
      return message || TEXTS.internal;
    default:
      return TEXTS.internal;
  }
}
