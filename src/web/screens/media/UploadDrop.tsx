import { type ClipboardEvent, useId, useState } from 'react';
import type { Uploaded } from '#contract/upload.ts';
import { MAX_UPLOAD_FILES, TOO_MANY_FILES } from '#domain/media/upload-rules.ts';
import { formatBytes } from '#domain/text/format-bytes.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { AdminIcon } from '../admin/AdminIcon.tsx';
import drop from '../admin/DropBox.module.css';
import styles from './UploadDrop.module.css';
import { type Upload, useUploads } from './use-uploads.ts';

const MARKS = { sending: 'upload', done: 'check', refused: 'failed' } as const;

interface UploadDropProps {
  label: string;
  /** Which files, in words. */
  rules: string;
  /** The kinds of files that the window of files offers; any without it. */
  accept?: string;
  /** Why a file is not even sent; null when it is. */
  refuse: (file: File) => string | null;
  onUploaded: (file: Uploaded) => void;
}

/** Takes files that are dropped, pasted or chosen, and says of each what became of it. */
export function UploadDrop({ label, rules, accept, refuse, onUploaded }: UploadDropProps) {
  const { uploads, add } = useUploads({ refuse, onUploaded });
  const rulesId = useId();
  const [isTooMany, setIsTooMany] = useState(false);

  function take(files: FileList | null) {
    if (!files || files.length === 0) return;
    setIsTooMany(files.length > MAX_UPLOAD_FILES);
    if (files.length <= MAX_UPLOAD_FILES) void add([...files]);
  }

  return (
    <section className={styles.upload} aria-label={label}>
      <div
        className={classNames(drop.box, styles.large)}
        onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      >
        <input
          type="file"
          multiple
          accept={accept}
          aria-label="Выбрать файлы"
          aria-describedby={rulesId}
          className={drop.input}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <AdminIcon name="upload" />
        <p className={styles.words}>
          <span className={styles.title}>Перетащите файлы или нажмите, чтобы выбрать</span>
          <span id={rulesId} className={styles.rules}>
            До 5 файлов, каждый до 5{'\u00a0'}МБ: {rules}
          </span>
        </p>
      </div>
      {isTooMany && (
        <p role="alert" className={styles.refused}>
          {TOO_MANY_FILES}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className={styles.files} aria-label="Сейчас">
          {uploads.map((upload) => (
            <Line key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ upload: { name, size, state } }: { upload: Upload }) {
  return (
    <li className={classNames(styles.file, styles[state.kind])}>
      <AdminIcon name={MARKS[state.kind]} />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{formatBytes(size)}</span>
      <span className={styles.outcome} role="status">
        {state.kind === 'done' && 'Готово'}
        {state.kind === 'refused' && state.reason}
        {state.kind === 'refused' && state.again && (
          <Button size="s" variant="ghost" subject={name} onClick={state.again}>
            Ещё раз
          </Button>
        )}
        {state.kind === 'sending' && <Progress label={`Загружаем ${name}`} value={state.share} />}
      </span>
    </li>
  );
}
