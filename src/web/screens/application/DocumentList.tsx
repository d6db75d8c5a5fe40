import type { Uploaded } from '#contract/upload.ts';
import { formatBytes } from '#domain/text/format-bytes.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import styles from './DocumentList.module.css';

interface DocumentListProps {
  documents: readonly Uploaded[];
  /** Takes one away; absent for who only reads. */
  onRemove?: (document: Uploaded) => void;
}

/** Papers of an application, each a link to its file. */
export function DocumentList({ documents, onRemove }: DocumentListProps) {
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.uuid} className={styles.document}>
          <a href={document.downloadURL} target="_blank" rel="noopener" className={styles.name}>
            {document.name}
          </a>
          <span className={styles.size}>{formatBytes(document.size)}</span>
          {onRemove && (
            <IconButton
              icon="close"
              size="s"
              label={`Удалить ${document.name}`}
              onClick={() => onRemove(document)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
