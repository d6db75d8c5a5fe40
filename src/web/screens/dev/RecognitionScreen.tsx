import { useState } from 'react';
import { FILE_TOO_LARGE, MAX_UPLOAD_BYTES } from '#domain/media/upload-rules.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KINDS,
  type DocumentKind,
  type RecognizedField,
} from '#domain/recognition/document-kind.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Cell, type Column, DataTable } from '../admin/DataTable.tsx';
import { FileField } from '../admin/FileField.tsx';
import { type SendOptions, sendFile } from '../admin/send-file.ts';
import { DevPage } from './DevPage.tsx';
import styles from './RecognitionScreen.module.css';

const KINDS = Object.entries(DOCUMENT_KINDS).map(([value, label]) => ({
  value: value as DocumentKind,
  label,
}));
const ACCEPT = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const COLUMNS: readonly Column[] = [
  { title: 'Поле', width: 200 },
  { title: 'Значение' },
  { title: 'Уверенность', width: 128, isNumber: true },
];

interface Read {
  name: string;
  kind: DocumentKind;
  fields: RecognizedField[];
}

/** Recognition of documents, tried out: a file in, the fields read in it out. */
export function RecognitionScreen() {
  const [kind, setKind] = useState<DocumentKind>('PASSPORT');
  const [read, setRead] = useState<Read | null>(null);

  async function send(file: File, options: SendOptions): Promise<Read> {
    const form = new FormData();
    form.append('file', file);
    const fields = await sendFile<RecognizedField[]>(`/dev/beorg?kind=${kind}`, form, options);
    return { name: file.name, kind, fields };
  }

  return (
    <DevPage
      title="Распознавание документов"
      lead="Файл не сохраняется. Без поставщика ответ выдуман: один и тот же файл даёт одного и того же человека."
    >
      <div className={styles.form}>
        <RadioGroup label="Документ" direction="row" options={KINDS} value={kind} onChange={setKind} />
        <FileField<Read>
          label="Файл"
          hint="png, jpg, webp или pdf до 5 МБ"
          accept={ACCEPT}
          name={read?.name ?? null}
          refuse={({ size }) => (size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : null)}
          send={send}
          onChange={setRead}
          error={undefined}
        />
      </div>
      <div role="status" className={styles.fields}>
        {read && (
          <DataTable label={`Распознано: ${DOCUMENT_KINDS[read.kind]}`} columns={COLUMNS}>
            {read.fields.map(({ name, value, confidence }) => (
              <tr key={name}>
                <Cell title="Поле">{name}</Cell>
                <Cell title="Значение">{value}</Cell>
                <Cell title="Уверенность" isNumber>
                  {formatPercent(confidence)}
                </Cell>
              </tr>
            ))}
          </DataTable>
        )}
      </div>
    </DevPage>
  );
}
