import type {
  ApplicationDetails,
  ApplicationMoveShown,
  ApplicationShown,
  BankAnswerShown,
} from '#contract/application.ts';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/application/application-status.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { isWomansName } from '#domain/text/is-womans-name.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { plural } from '#domain/text/plural.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { moscowDate } from '#domain/time/moscow.ts';

const DAY_MS = 86_400_000;

/** Calendar days a status should last at most; the last one lasts as long as it likes. */
const NORM_DAYS: Record<Exclude<ApplicationStatus, 'GOT_RESOLUTION'>, number> = {
  DRAFT: 2,
  SENT_TO_BROKER: 2,
  VERIFIED_BY_BROKER: 2,
  SENT_TO_BANKS: 7,
};

/** How an application keeps to the norm of its status: in time, on its last day, or late. */
export type Pace = 'calm' | 'due' | 'late';

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
  GOT_RESOLUTION: { action: 'Отметить решение', question: 'Банки ответили?' },
};

/** How a step to `to` is asked for and confirmed; the last one is final for who may not step back. */
export function stepTexts(from: ApplicationStatus, to: ApplicationStatus, mayStepBack: boolean): StepTexts {
  const isForward = APPLICATION_STATUSES.indexOf(to) > APPLICATION_STATUSES.indexOf(from);
  if (isForward && to !== 'DRAFT') {
    const { action, question } = FORWARD[to];
    const isFinal = to === 'GOT_RESOLUTION' && !mayStepBack;
    return {
      action,
      question: isFinal ? `${question} Назад заявку вернёт только администратор.` : question,
      isForward,
    };
  }
  const label = APPLICATION_STATUS_LABELS[to];
  const question = `Вернуть заявку на${NBSP}шаг назад, в${NBSP}«${label}»?`;
  return { action: `Вернуть: ${label}`, question, isForward };
}

/** Why there are no other steps. */
export function whyTheseSteps({
  application,
  isOwn,
  mayLead,
  mayStepBack,
  nextStatuses,
}: Pick<ApplicationDetails, 'application' | 'isOwn' | 'mayLead' | 'mayStepBack' | 'nextStatuses'>): string {
  if (application.withdrawnAt) return 'Клиент отозвал заявку: работа по ней закончена';
  if (isOwn) return 'Это ваша заявка: её ведут другие брокеры';
  if (!mayLead) return 'Статус меняют брокеры: у вас нет такого права';
  const isLast = application.status === 'GOT_RESOLUTION';
  if (mayStepBack) {
    if (isLast) return `Последний статус. Его можно вернуть на${NBSP}шаг назад`;
    return nextStatuses.length === 1 ? `На${NBSP}шаг вперёд` : `На${NBSP}шаг вперёд или назад`;
  }
  return isLast
    ? `Последний статус. Назад на${NBSP}шаг вернёт администратор`
    : `На${NBSP}шаг вперёд. Назад вернёт администратор`;
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

/** The day by which an application should have left its status; null when nobody works on it any more. */
export function dueDay({ status, moves, createdAt, withdrawnAt }: ApplicationShown): IsoDate | null {
  if (status === 'GOT_RESOLUTION' || withdrawnAt) return null;
  const since = moves.at(-1)?.at ?? createdAt;
  return moscowDate(new Date(since.getTime() + NORM_DAYS[status] * DAY_MS));
}

export function paceOf(application: ApplicationShown, asOf: Date): Pace {
  const due = dueDay(application);
  const today = moscowDate(asOf);
  if (due === null || today < due) return 'calm';
  return today === due ? 'due' : 'late';
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

/** The words for a person about an application of their own: what comes next, by whom and by which day. */
export function nextForPerson(application: ApplicationShown, asOf: Date): { title: string; text: string } {
  const { status, withdrawnAt, answers, requests } = application;
  if (withdrawnAt) {
    return {
      title: `Вы отозвали заявку ${formatDate(withdrawnAt)}`,
      text: 'Брокеры больше ничего с ней не делают. Брокер:',
    };
  }
  const missing = requests.filter(({ isReceived }) => !isReceived).length;
  const calm =
    missing === 0
      ? `Сейчас от${NBSP}вас ничего не${NBSP}нужно`
      : `Брокер ждёт от${NBSP}вас ${missing}${NBSP}${plural(missing, 'документ', 'документа', 'документов')}`;
  const name = `Брокер ${leaderOf(application).name}`;
  const when = whenText(application, asOf);
  switch (status) {
    case 'DRAFT':
      return {
        title: missing === 0 ? 'Заявка начата' : calm,
        text: `${name} возьмёт её в${NBSP}работу и${NBSP}позвонит вам${when}`,
      };
    case 'SENT_TO_BROKER':
      return { title: calm, text: `${name} проверяет анкету и${NBSP}документы${when}` };
    case 'VERIFIED_BY_BROKER':
      return { title: calm, text: `${name} готовит заявку для банков${when}` };
    case 'SENT_TO_BANKS':
      return { title: calm, text: `Банки рассматривают заявку${when} ${name} запишет их ответы сюда.` };
    case 'GOT_RESOLUTION':
      return {
        title: 'Банки ответили',
        text:
          answers.length > 0
            ? `Ответы — ниже. ${name} поможет выбрать и${NBSP}расскажет о${NBSP}следующих шагах.`
            : `${name} расскажет о${NBSP}решении и${NBSP}следующих шагах.`,
      };
  }
}

/** Who leads an application: whom it was given to, else the broker of its deal. */
export function leaderOf({ assignee, broker }: ApplicationShown): { name: string; phone: string } {
  return assignee ?? broker;
}

/** The end of a sentence about what is being done: by which day, or that the day has gone. */
function whenText(application: ApplicationShown, asOf: Date): string {
  const due = dueDay(application);
  if (due === null) return '.';
  return paceOf(application, asOf) === 'late'
    ? `. Обычно это занимает до ${formatDate(due)}: срок прошёл, позвоните брокеру.`
    : `, обычно до ${formatDate(due)}.`;
}

/** The answer of a bank in one line: 'одобрено 9 500 000 ₽, 6,25%, 20 лет, до 20.02.2027' or 'отказ'. */
export function answerText({ terms }: BankAnswerShown): string {
  if (terms === null) return 'отказ';
  const { sum, rate, termMonths, validUntil } = terms;
  const parts = [
    `одобрено ${formatRoubles(sum)}`,
    `${formatNumber(new Decimal(rate).times(100), { decimals: 2 })}%`,
    periodText(termMonths),
  ];
  return [...parts, ...(validUntil ? [`до${NBSP}${formatDate(validUntil)}`] : [])].join(', ');
}
