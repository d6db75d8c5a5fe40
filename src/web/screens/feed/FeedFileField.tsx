import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '#ui/Field/Field.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { AdminIcon } from '../admin/AdminIcon.tsx';
import styles from './FeedFileField.module.css';
import { UploadError, type UploadedFeedFile, uploadFeedFile } from './upload-feed-file.ts';

const MAX_BYTES = 512 * 1024 ** 2;

interface FeedFileFieldProps {
  /** The name of the file the feed has. */
  name: string | null;
  onChange: (file: UploadedFeedFile | null) => void;
  error: string | undefined;
}

/** Takes the file of a feed and uploads it at once; the form keeps its number. */
export function FeedFileField({ name, onChange, error }: FeedFileFieldProps) {
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  const nameId = useId();
  useEffect(() => () => upload.current?.abort(), []);

  async function take(file: File | undefined) {
    upload.current?.abort();
    if (!file) return;
    setRefusal(undefined);
    if (file.size > MAX_BYTES) return setRefusal('Файл больше 512 МБ');
    const own = new AbortController();
    upload.current = own;
    setShare(0);
    try {
      onChange(await uploadFeedFile(file, { signal: own.signal, onProgress: setShare }));
    } catch (failure) {
      if (own.signal.aborted) return;
      onChange(null);
      setRefusal(failure instanceof UploadError ? failure.message : 'Файл не загрузился');
    }
    setShare(null);
  }

  return (
    <Field
      label="Файл фида"
      hint="XML или gzip, до 512 МБ: Яндекс.Недвижимость, ЦИАН или ДомКлик"
      error={refusal ?? error}
    >
      {(control) => (
        <div className={styles.box} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            type="file"
            accept=".xml,.gz,application/xml,text/xml,application/gzip"
            className={styles.input}
            aria-describedby={[nameId, control['aria-describedby']].filter(Boolean).join(' ')}
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
          <AdminIcon name="upload" />
          <span id={nameId} className={styles.name}>
            {name ?? 'Выберите файл'}
          </span>
          {share !== null && <Progress label="Загружаем файл" value={share} className={styles.progress} />}
        </div>
      )}
    </Field>
  );
}
