import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApplicationShown } from '#contract/application.ts';
import { UPLOAD_EXTENSIONS } from '#domain/media/upload-rules.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { useSiteContext } from '../../site-context.ts';
import { refreshApplications } from './application-queries.ts';
import { DocumentList } from './DocumentList.tsx';
import styles from './MineDocuments.module.css';
import { useAddDocument } from './use-add-document.ts';

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Papers of one's own application: seen by its brokers, added and taken away by its person. */
export function MineDocuments({ application: { id, documents } }: { application: ApplicationShown }) {
  const { api, queryClient } = useSiteContext();
  const refresh = () => refreshApplications({ api, queryClient });
  const { add, isSending, fault } = useAddDocument(id, refresh);
  const remove = useMutation(api.account.applications.removeDocument.mutationOptions({ onSettled: refresh }));
  const inputId = useId();
  return (
    <div className={styles.papers}>
      {documents.length > 0 && (
        <DocumentList documents={documents} onRemove={({ uuid }) => remove.mutate({ id, uuid })} />
      )}
      <div className={styles.add}>
        <input
          id={inputId}
          type="file"
          accept={ACCEPTED}
          className={styles.input}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void add(file);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <label htmlFor={inputId} className={buttonClass({ variant: 'secondary', size: 's' })}>
          Добавить документ
        </label>
        <span role="status" className={styles.note}>
          {isSending ? 'Отправляем…' : 'PDF или фото до\u00a05\u00a0МБ, увидит только брокер'}
        </span>
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
