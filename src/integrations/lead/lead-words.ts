import type { LeadEnvelope } from './port.ts';

const TITLES: Record<string, string> = {
  WIDGET_APPLICATION: 'Заявка из ипотечного калькулятора',
  BOOKING: 'Заявка на бронирование',
  REGISTRATION: 'Заявка на регистрацию',
  COMING_SOON: 'Подписка на запуск',
  CALLBACK: 'Заказ звонка',
};

/** Titles a lead in the list of a CRM: 'Заказ звонка № 7'. */
export function leadTitle({ kind, id }: LeadEnvelope): string {
  return `${TITLES[kind] ?? 'Заявка'} № ${id}`;
}

const LABELS: Record<string, string> = {
  price: 'Цена, ₽',
  amount: 'Сумма кредита, ₽',
  initialPayment: 'Первый взнос',
  years: 'Срок, лет',
  interest: 'Ставка',
  offer: 'Предложение',
  complexId: 'ЖК',
  countryId: 'Страна',
  isFromListing: 'Со страницы объекта',
  method: 'Способ связи',
};

/** Lists all the form said besides contacts, one fact per line, for CRMs without fields of ours. */
export function leadComment({ comment, details, pageUrl }: LeadEnvelope): string {
  const facts = Object.entries(details).map(([name, value]) => `${LABELS[name] ?? name}: ${value}`);
  return [comment, ...facts, pageUrl && `Страница: ${pageUrl}`].filter(Boolean).join('\n');
}
