import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import { type DemoPerson, demoPerson } from './demo-people.ts';

/** An application of the demo world; its moments are hours before it is written. */
export interface DemoApplication {
  person: DemoPerson;
  broker: DemoPerson;
  brandName: string;
  dealUrl: string;
  status: ApplicationStatus;
  moves: { status: ApplicationStatus; hoursAgo: number; comment: string | null }[];
}

/** Applications by status, 84 in all. */
const COUNTS: Record<ApplicationStatus, number> = {
  DRAFT: 9,
  SENT_TO_BROKER: 12,
  VERIFIED_BY_BROKER: 18,
  SENT_TO_BANKS: 31,
  GOT_RESOLUTION: 14,
};

/** The phone of the demo user who leads most of the applications. */
export const DEMO_BROKER_PHONE = '+79990000003';

const MARINA: DemoPerson = {
  surname: 'Ким',
  name: 'Марина',
  patronymic: 'Викторовна',
  phone: '+79990000003',
};
const GLEB: DemoPerson = { surname: 'Иванов', name: 'Глеб', patronymic: 'Павлович', phone: '+79990000008' };
/** This person has no account. */
const STRANGER: DemoPerson = { surname: 'Орлова', name: 'Тамара', patronymic: null, phone: '+74950000077' };
const BROKERS = [MARINA, MARINA, GLEB, MARINA, GLEB, STRANGER];

/** The demo user with applications of her own, and their numbers. */
const ANNA: DemoPerson = { surname: 'Иванова', name: 'Анна', patronymic: 'Петровна', phone: '+79990000005' };
const ANNAS = new Set([3, 30, 77]);

const BRANDS = ['Кленовый меридиан', 'Северный створ', 'Сосновый мыс', 'Новый берег'];
const COMMENTS: Partial<Record<ApplicationStatus, string>> = {
  VERIFIED_BY_BROKER: 'Справка 2-НДФЛ на месте',
  SENT_TO_BANKS: 'Отправила в четыре банка, ответ за два дня',
  GOT_RESOLUTION: 'Одобрил один банк из четырёх',
};

/** Gives 84 applications, the same every time, oldest first. */
export function demoApplications(): DemoApplication[] {
  const statuses = APPLICATION_STATUSES.flatMap((status) =>
    Array<ApplicationStatus>(COUNTS[status]).fill(status),
  );
  return statuses
    .map((status, index) => demoApplication(status, index + 1))
    .sort((one, other) => other.moves[0]!.hoursAgo - one.moves[0]!.hoursAgo);
}

function demoApplication(status: ApplicationStatus, number: number): DemoApplication {
  const steps = APPLICATION_STATUSES.indexOf(status);
  // An application in a later status began earlier; some have waited for weeks.
  const begunHoursAgo = 5 + steps * 60 + ((number * 29) % 11) * 24 + ((number * 7) % 24);
  return {
    person: ANNAS.has(number) ? ANNA : demoPerson(number),
    broker: BROKERS[number % BROKERS.length]!,
    brandName: BRANDS[number % BRANDS.length]!,
    dealUrl: `https://sdelka.example/${4_400 + number}`,
    status,
    moves: APPLICATION_STATUSES.slice(0, steps + 1).map((reached, step) => ({
      status: reached,
      hoursAgo: begunHoursAgo - Math.round((step * (begunHoursAgo - 2)) / (steps + 1)),
      comment: number % 3 === 0 ? (COMMENTS[reached] ?? null) : null,
    })),
  };
}
