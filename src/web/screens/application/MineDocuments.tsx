import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApplicationShown } from '#contract/application.ts';
import { UPLOAD_EXTENSIONS } from '#domain/media/upload-rules.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { useSiteContext } from '../../site-context.ts';
import parts from './ApplicationPart.module.css';
import { AskedPaper } from './AskedPaper.tsx';
import { refreshApplications } from './application-queries.ts';
import { DocumentList } from './DocumentList.tsx';
import styles from './MineDocuments.module.css';
import { useAddDocument } from './use-add-document.ts';

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Papers of one's own application: asked for by its brokers, added and taken away by its person. */
export function MineDocuments({ application }: { application: ApplicationShown }) {
  const { id, documents, requests, withdrawnAt } = application;
  const { api, queryClient } = useSiteContext();
  const refresh = () => refreshApplications({ api, queryClient });
  const { add, isSending, fault } = useAddDocument(id, refresh);
  const remove = useMutation(api.account.applications.removeDocument.mutationOptions({ onSettled: refresh }));
  return (
    <div className={styles.papers}>
      {requests.length > 0 && (
        <ul className={parts.list} aria-label="Документы, которые просит брокер">
          {requests.map((request) => (
            <AskedPaper key={request.id} request={request} missing="нужен">
              {!request.isReceived && !withdrawnAt && (
                <FileButton
                  label="Добавить"
                  about={request.title}
                  isSending={isSending}
                  onFile={(file) => add(file, request.id)}
                />
              )}
            </AskedPaper>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <DocumentList documents={documents} onRemove={({ uuid }) => remove.mutate({ id, uuid })} />
      )}
      {!withdrawnAt && (
        <div className={styles.add}>
          <FileButton label="Добавить документ" isSending={isSending} onFile={(file) => add(file)} />
          <span role="status" className={styles.note}>
            {isSending
              ? 'Отправляем…'
              : 'PDF или фото до\u00a05\u00a0МБ. Откроют вы, брокеры и\u00a0администраторы «Генплана»'}
          </span>
        </div>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  /** The paper it is for, which screen readers hear after the label. */
  about?: string;
  isSending: boolean;
  onFile: (file: File) => void;
}

function FileButton({ label, about, isSending, onFile }: FileButtonProps) {
  const inputId = useId();
  return (
    <span className={styles.file}>
      <input
        id={inputId}
        type="file"
        accept={ACCEPTED}
        className={styles.input}
        disabled={isSending}
        aria-label={about && `${label}: ${about}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={inputId} className={buttonClass({ variant: 'secondary', size: 's' })}>
        {label}
      </label>
    </span>
  );
}
