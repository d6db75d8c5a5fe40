import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { UploadShown } from '#contract/upload.ts';
import { UPLOAD_EXTENSIONS } from '#domain/media/upload-rules.ts';
import { formatBytes } from '#domain/text/format-bytes.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { AdminIcon } from '../admin/AdminIcon.tsx';
import { ChoiceCell } from '../admin/ChoiceCell.tsx';
import { Cell, type Column } from '../admin/DataTable.tsx';
import { ListPage } from '../admin/ListPage.tsx';
import { momentText } from '../admin/moment-text.ts';
import row from '../admin/Row.module.css';
import { CopyLink } from './CopyLink.tsx';
import { RemoveUploadModal } from './RemoveUploadModal.tsx';
import { refuseFile } from './refuse-file.ts';
import { UploadDrop } from './UploadDrop.tsx';
import styles from './UploadsScreen.module.css';
import { uploadsInput, uploadsQuery } from './upload-queries.ts';

const route = getRouteApi('/admin/upload');

const COLUMNS: readonly Column<'uploads'>[] = [
  { title: 'Файл', sort: 'name' },
  { title: 'Ссылка' },
  { title: 'Размер', width: 96, isNumber: true, sort: 'size' },
  { title: 'Загружен', width: 136, sort: 'uploadedAt', isDownFirst: true },
  { title: 'Где стоит', width: 240 },
  { title: 'Действия', width: 112, isTitleHidden: true },
];

/** Files people uploaded, and the place to upload more. */
export function UploadsScreen() {
  const search = route.useSearch();
  const context = route.useRouteContext();
  const query = useQuery({ ...uploadsQuery(context, search), placeholderData: (old) => old });
  const remove = useFormCall(context.api.admin.upload.remove.mutationOptions());
  const [removed, setRemoved] = useState<UploadShown | null>(null);
  return (
    <>
      <ListPage
        title="Загрузка файлов"
        query={query}
        columns={COLUMNS}
        row={(file, { asOf }) => (
          <Row key={file.uuid} file={file} asOf={asOf} onRemove={() => setRemoved(file)} />
        )}
        bulk={{
          idOf: ({ uuid }) => uuid,
          nameOf: ({ name }) => name,
          actions: [
            {
              text: 'Удалить',
              doneText: 'Удалено файлов',
              run: ({ uuid }) => remove({ uuid }),
              warning: 'Ссылки на\u00a0них перестанут открываться. Те, что где-то используются, останутся.',
            },
          ],
          onDone: () => context.queryClient.invalidateQueries(context.api.admin.upload.pathFilter()),
        }}
        search={search}
        csv={{ list: 'uploads', ...uploadsInput(search) }}
        searchLabel="Имя файла"
        before={<Drop />}
        empty={{ title: 'Файлов пока нет', text: 'Загруженный файл получит ссылку' }}
      />
      <RemoveUploadModal file={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

function Drop() {
  const { api, queryClient } = route.useRouteContext();
  return (
    <div className={styles.drop}>
      <UploadDrop
        label="Загрузить файлы"
        rules={`${UPLOAD_EXTENSIONS.join(', ')} и\u00a0другие, кроме исполняемых`}
        refuse={(file) => refuseFile(file, { anything: true })}
        onUploaded={() => void queryClient.invalidateQueries(api.admin.upload.pathFilter())}
      />
    </div>
  );
}

function Row({ file, asOf, onRemove }: { file: UploadShown; asOf: Date; onRemove: () => void }) {
  const { uuid, name, downloadURL, size, uploadedAt, isPublic, refusal, uses } = file;
  return (
    <tr>
      <ChoiceCell id={uuid} name={name} />
      <Cell className={row.name}>
        <span title={name}>{name}</span> {!isPublic && <Badge>Закрытый</Badge>}{' '}
        {refusal !== null && <Badge tone="warning">Не открывается: {refusal}</Badge>}
      </Cell>
      <Cell title="Ссылка">
        <a href={downloadURL} target="_blank" rel="noreferrer" className={row.quiet}>
          {downloadURL}
        </a>
      </Cell>
      <Cell title="Размер" isNumber>
        {formatBytes(size)}
      </Cell>
      <Cell title="Загружен" className={row.soft}>
        {momentText(uploadedAt, asOf)}
      </Cell>
      <Cell title="Где стоит">
        {uses.length > 0 ? (
          <span title={uses.join(', ')}>{uses.join(', ')}</span>
        ) : (
          <span className={row.quiet}>—</span>
        )}
      </Cell>
      <Cell className={row.actions}>
        <CopyLink file={file} />
        <button
          type="button"
          data-focus-successor=""
          className={row.action}
          aria-label={`Удалить ${name}…`}
          title={uses.length > 0 ? 'Файл используется' : 'Удалить'}
          onClick={onRemove}
        >
          <AdminIcon name="trash" />
        </button>
      </Cell>
    </tr>
  );
}
