import { Link } from '@tanstack/react-router';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { useTermsText } from '../parts/offer/payment-terms.ts';
import { Logo } from './Logo.tsx';
import styles from './SiteFooter.module.css';
import { SoonList } from './soon/SoonList.tsx';

const SERVICES = [
  ['mortgage', 'Ипотека'],
  ['insurance', 'Страхование'],
  ['appraisal', 'Оценка недвижимости'],
  ['registration', 'Регистрация сделки'],
  ['safe-payment', 'Безопасные расчёты'],
] as const;

export interface SiteFooterProps {
  /** Legal documents in force. */
  legalTags: readonly { id: number; tag: string }[];
}

/** The foot of every page. */
export function SiteFooter({ legalTags }: SiteFooterProps) {
  const termsText = useTermsText();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo />
          <p className={styles.about}>
            {nonBreaking('Цены и наличие сверяем с застройщиками, время проверки стоит на каждой карточке.')}
          </p>
        </div>
        <nav aria-label="Каталог в подвале">
          <h2 className={styles.title}>Каталог</h2>
          <ul>
            <li>
              <Link to="/search" search={{ complexes: undefined }} className={styles.link}>
                Квартиры
              </Link>
            </li>
            <li>
              <Link to="/search" search={{ complexes: true }} className={styles.link}>
                Жилые комплексы
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Услуги">
          <h2 className={styles.title}>Услуги</h2>
          <ul>
            {SERVICES.map(([service, name]) => (
              <li key={service}>
                <Link to="/landing/phys-service/$service" params={{ service }} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/landing/realtor" className={styles.link}>
                Риелторам
              </Link>
            </li>
            <li>
              <Link to="/for-developers/feed-check" className={styles.link}>
                Застройщикам
              </Link>
            </li>
          </ul>
        </nav>
        <SoonList />
        {legalTags.length > 0 && (
          <nav aria-label="Документы" className={styles.documents}>
            <h2 className={styles.title}>Документы</h2>
            <ul>
              {legalTags.map(({ id, tag }) => (
                <li key={id}>
                  <Link to="/legal-info" search={{ legalInfoTab: id }} className={styles.link}>
                    {nonBreaking(tag)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.legal}>
        <p>{`Платёж — расчёт по лучшему предложению банков, не оферта: ${termsText}.`}</p>
        <Link to="/legal-info" search={{}} className={styles.quiet}>
          Правовая информация
        </Link>
      </div>
    </footer>
  );
}
