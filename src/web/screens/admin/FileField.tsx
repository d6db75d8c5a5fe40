import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '#ui/Field/Field.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { AdminIcon } from './AdminIcon.tsx';
import drop from './DropBox.module.css';
import styles from './FileField.module.css';
import { type SendOptions, UploadError } from './send-file.ts';

interface FileFieldProps<Sent> {
  label: string;
  hint: string;
  /** The kinds of files that the window of files offers. */
  accept: string;
  /** The name of the file there is. */
  name: string | null;
  /** Why the file is not even sent; null when it is. */
  refuse: (file: File) => string | null;
  send: (file: File, options: SendOptions) => Promise<Sent>;
  onChange: (sent: Sent | null) => void;
  error: string | undefined;
}

/** Takes one file and uploads it at once; the form keeps what the server answered. */
export function FileField<Sent>(props: FileFieldProps<Sent>) {
  const { label, hint, accept, name, refuse, send, onChange, error } = props;
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  const nameId = useId();
  useEffect(() => () => upload.current?.abort(), []);

  async function take(file: File | undefined) {
    upload.current?.abort();
    if (!file) return;
    const refused = refuse(file);
    setRefusal(refused ?? undefined);
    if (refused !== null) return;
    const own = new AbortController();
    upload.current = own;
    setShare(0);
    try {
      onChange(await send(file, { signal: own.signal, onProgress: setShare }));
    } catch (failure) {
      if (own.signal.aborted) return;
      onChange(null);
      setRefusal(failure instanceof UploadError ? failure.message : 'Файл не загрузился');
    }
    setShare(null);
  }

  return (
    <Field label={label} hint={hint} error={refusal ?? error}>
      {(control) => (
        <div className={drop.box} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            type="file"
            accept={accept}
            className={drop.input}
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
