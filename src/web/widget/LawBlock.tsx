import styles from './LawBlock.module.css';

/** The warning of article 28 of 38-FZ: part of every widget, themes recolour it and cannot hide it. */
export function LawBlock({ consentUrl }: { consentUrl: string }) {
  return (
    <footer className={styles.law}>
      <p className={styles.words}>Оценивайте свои финансовые возможности и риски</p>
      <a href={consentUrl} target="_blank" rel="noreferrer">
        Изучите все условия кредита (займа)
      </a>
      <p className={styles.note}>
        Предварительный расчёт, не оферта. ПСК банка — диапазон из условий банка; ПСК (расчётная) учитывает
        проценты и комиссию, но не страховки.
      </p>
    </footer>
  );
}
