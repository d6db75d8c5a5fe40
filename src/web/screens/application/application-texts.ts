import type { ApplicationMoveShown, ApplicationShown } from '#contract/application.ts';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/application/application-status.ts';
import { isWomansName } from '#domain/text/is-womans-name.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { moscowDate } from '#domain/time/moscow.ts';

const DAY_MS = 86_400_000;
/** An application at work that waits longer is marked. */
export const LATE_FROM_DAYS = 9;

/** Captions of steps where a label has no room. */
export const STEP_CAPTIONS: Record<ApplicationStatus, string> = {
  DRAFT: 'Черновик',
  SENT_TO_BROKER: 'Брокеру',
  VERIFIED_BY_BROKER: 'Проверена',
  SENT_TO_BANKS: 'В банки',
  GOT_RESOLUTION: 'Решение',
};

export interface StepTexts {
  /** The button that asks for it and the one that does it. */
  action: string;
  /** The question before it is done. */
  question: string;
  isForward: boolean;
}

const FORWARD: Record<Exclude<ApplicationStatus, 'DRAFT'>, Omit<StepTexts, 'isForward'>> = {
  SENT_TO_BROKER: { action: 'Отправить брокеру', question: 'Отправить заявку брокеру?' },
  VERIFIED_BY_BROKER: { action: 'Отметить проверенной', question: `Анкета и${NBSP}документы проверены?` },
  SENT_TO_BANKS: { action: 'Отправить в банки', question: `Отправить заявку в${NBSP}банки?` },
  GOT_RESOLUTION: {
    action: 'Отметить решение',
    question: `Банки ответили? Назад заявку вернёт только администратор.`,
  },
};

/** How a step to `to` is asked for and confirmed. */
export function stepTexts(from: ApplicationStatus, to: ApplicationStatus): StepTexts {
  const isForward = APPLICATION_STATUSES.indexOf(to) > APPLICATION_STATUSES.indexOf(from);
  if (isForward && to !== 'DRAFT') return { ...FORWARD[to], isForward };
  const label = APPLICATION_STATUS_LABELS[to];
  const question = `Вернуть заявку на${NBSP}шаг назад, в${NBSP}«${label}»?`;
  return { action: `Вернуть: ${label}`, question, isForward };
}

/** Why there are no other steps. */
export function whyTheseSteps(next: readonly ApplicationStatus[], isOwn: boolean): string {
  if (isOwn) return `Это ваша заявка: её статус меняют другие брокеры`;
  if (next.length === 0) return `Последний статус. Назад на${NBSP}шаг вернёт администратор`;
  return next.length === 1
    ? `На${NBSP}шаг вперёд. Назад вернёт администратор`
    : `На${NBSP}шаг вперёд или назад`;
}

/** When an application came to each status it has passed or stands in; the others are absent. */
export function stepMoments({ status, moves }: ApplicationShown): Map<ApplicationStatus, Date> {
  const reached = APPLICATION_STATUSES.slice(0, APPLICATION_STATUSES.indexOf(status) + 1);
  return new Map(
    reached.flatMap((step) => {
      const move = moves.findLast((one) => one.status === step);
      return move ? [[step, move.at] as const] : [];
    }),
  );
}

/** Days of Moscow's calendar since it began. */
export function ageInDays({ createdAt }: Pick<ApplicationShown, 'createdAt'>, asOf: Date): number {
  return Math.round((Date.parse(moscowDate(asOf)) - Date.parse(moscowDate(createdAt))) / DAY_MS);
}

/** Who changed the status that the caller did not expect: 'Статус уже изменила Марина в 12:41.' */
export function changedByText({ by, at }: ApplicationMoveShown): string {
  const time = `в${NBSP}${formatTime(at)}`;
  if (by === null) return `Статус уже изменился ${time}.`;
  return `Статус уже ${isWomansName(by) ? 'изменила' : 'изменил'} ${by} ${time}.`;
}

/** The words for a person about an application of their own. */
export function nextForPerson({ status, broker }: ApplicationShown): { title: string; text: string } {
  const calm = `Сейчас от${NBSP}вас ничего не${NBSP}нужно`;
  const name = `Брокер ${broker.name}`;
  switch (status) {
    case 'DRAFT':
      return { title: 'Заявка начата', text: `${name} возьмёт её в${NBSP}работу и${NBSP}позвонит вам.` };
    case 'SENT_TO_BROKER':
      return { title: calm, text: `${name} проверяет анкету и${NBSP}документы.` };
    case 'VERIFIED_BY_BROKER':
      return { title: calm, text: `${name} готовит заявку для банков.` };
    case 'SENT_TO_BANKS':
      return { title: calm, text: `Банки рассматривают заявку. ${name} расскажет об${NBSP}их ответе.` };
    case 'GOT_RESOLUTION':
      return { title: 'Банки ответили', text: `${name} расскажет о${NBSP}решении и${NBSP}следующих шагах.` };
  }
}
