import styles from './DealLink.module.css';

/** The deal at its partner, in the words of its address. */
export function DealLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link} title={url}>
      {url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}
