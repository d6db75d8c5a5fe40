import { Link } from '@tanstack/react-router';
import { phoneLink } from '#domain/access/phone-link.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { USUAL_TERMS } from '../../parts/offer/payment-terms.ts';
import { useSiteContext } from '../../site-context.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './HelpScreen.module.css';
import { SessionsBox } from './SessionsBox.tsx';

const QUESTIONS = [
  {
    question: 'Откуда цены и наличие?',
    answer:
      'Их присылают застройщики. На каждой карточке стоит время, когда мы сверили её в последний раз. Квартиру, которую продали или сняли с продажи, поиск больше не показывает.',
  },
  {
    question: 'Как посчитан платёж?',
    answer: `По лучшему предложению банков для этой цены и места: ${USUAL_TERMS}. Лучшее — то, где меньше самый большой платёж за весь срок. Формула и все числа открываются по ссылке «Как посчитали» рядом с платежом. Это расчёт, а не предложение банка.`,
  },
  {
    question: 'Почему план называется схемой?',
    answer:
      'Мы чертим его по площади и числу комнат, которые прислал застройщик. Точный план с размерами — в договоре.',
  },
  {
    question: 'Откуда берутся «Мои заявки»?',
    answer:
      'Заявку на ипотеку начинает застройщик или агент, когда вы выбрали квартиру: по номеру, с которым вы входите. Дальше её ведёт брокер, его телефон стоит в заявке. Каждый шаг виден в «Моих заявках».',
  },
  {
    question: 'Что видно по моему номеру телефона?',
    answer: 'Номер нужен, чтобы войти. Другим посетителям и застройщикам мы его не показываем.',
  },
] as const;

/** Answers to what people ask. */
export function HelpScreen() {
  const { phone, hours } = useSiteContext().settings.support;
  return (
    <AccountPage title="Помощь">
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }, index) => (
          <Accordion key={question} title={question} defaultOpen={index === 0} size="small">
            <p className={styles.answer}>{nonBreaking(answer)}</p>
          </Accordion>
        ))}
      </div>
      <div className={styles.sessions}>
        <SessionsBox />
      </div>
      <p className={styles.support}>
        Не{'\u00a0'}нашли ответа? Позвоните в{'\u00a0'}поддержку: <a href={phoneLink(phone)}>{phone}</a>,{' '}
        {nonBreaking(hours)}.
      </p>
      <p className={styles.documents}>
        Правила и согласия собраны в{'\u00a0'}разделе{' '}
        <Link to="/legal-info" search={{}}>
          «Правовая информация»
        </Link>
        .
      </p>
    </AccountPage>
  );
}
