import { Link } from '@tanstack/react-router';
import type { Complex } from '#contract/catalog.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './DocumentsSection.module.css';
import listing from './Listing.module.css';

/** Papers of a complex: its declaration in the state register of new houses, and those of this site. */
export function DocumentsSection({ complex: { domRfId } }: { complex: Pick<Complex, 'domRfId'> }) {
  if (domRfId === null) return null;
  return (
    <section className={listing.section} id="documents">
      <h2>Документы</h2>
      <ul className={styles.list}>
        <li className={styles.document} data-edit="register">
          <Icon name="external" className={styles.icon} />
          <div>
            <p className={styles.name}>Проектная декларация</p>
            <p className={styles.source}>
              <Register id={domRfId} />
            </p>
          </div>
        </li>
        <li className={styles.document}>
          <Icon name="info" className={styles.icon} />
          <div>
            <p className={styles.name}>
              Согласия и{NBSP}правила{NBSP}сайта
            </p>
            <p className={styles.source}>
              <Link to="/legal-info">Правовая информация</Link>
            </p>
          </div>
        </li>
      </ul>
    </section>
  );
}

/** Only a number can be an id in the register. */
function Register({ id }: { id: string }) {
  if (!/^\d+$/.test(id)) return id;
  const href = `https://наш.дом.рф/сервисы/каталог-новостроек/объект/${id}`;
  return (
    <a href={href} rel="noopener noreferrer">
      наш.дом.рф, {id}
    </a>
  );
}
