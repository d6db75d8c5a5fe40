import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type KeptLegalDoc, LegalDocFields } from '#contract/legal-doc.ts';
import { isConsentTag } from '#domain/legal-doc/is-consent-tag.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { TextField } from '../admin/TextField.tsx';
import { ConsentWarning } from './ConsentWarning.tsx';
import styles from './LegalDocModal.module.css';
import { keptLegalDocQuery, refreshLegalDocs } from './legal-doc-queries.ts';
import { MarkdownText } from './MarkdownText.tsx';

const LABELS = { tag: 'Тег', text: 'Текст' } as const;

interface LegalDocModalProps {
  /** The id of a tag; 'new' for one that is not there yet. */
  edited: number | 'new';
  open: boolean;
  onClose: () => void;
}

/** The form of a legal document with the text as its page will show it. */
export function LegalDocModal({ edited, open, onClose }: LegalDocModalProps) {
  const title = edited === 'new' ? 'Новый документ' : 'Изменить документ';
  return (
    <FormModal open={open} onClose={onClose} title={title} size="l">
      {edited === 'new' ? (
        <LegalDocForm title={title} onClose={onClose} />
      ) : (
        <Suspense fallback={<Skeleton height={480} />}>
          <KnownDocForm id={edited} title={title} onClose={onClose} />
        </Suspense>
      )}
    </FormModal>
  );
}

interface FormProps {
  title: string;
  onClose: () => void;
}

function KnownDocForm({ id, ...props }: FormProps & { id: number }) {
  const { data: known } = useSuspenseQuery(keptLegalDocQuery(useSiteContext(), id));
  return <LegalDocForm known={known} {...props} />;
}

function LegalDocForm({ known, title, onClose }: FormProps & { known?: KeptLegalDoc }) {
  const router = useRouter();
  const context = useSiteContext();
  const { notify } = useNotifications();
  const form = useZodForm(LegalDocFields, {
    defaultValues: { tag: known?.tag ?? '', text: known?.text ?? '' },
  });
  const [tag = '', text = ''] = form.watch(['tag', 'text']);
  const create = useFormCall(context.api.admin.legal.create.mutationOptions());
  const update = useFormCall(context.api.admin.legal.update.mutationOptions());

  async function save(fields: LegalDocFields, seen: LegalDocFields) {
    if (known) await update({ ...fields, id: known.id, seen });
    else await create(fields);
  }

  async function finish() {
    onClose();
    notify({ type: 'success', title: 'Документ опубликован' });
    await refreshLegalDocs(context);
    await router.invalidate();
  }

  return (
    <RecordForm
      form={form}
      label={title}
      labels={LABELS}
      save={save}
      onSaved={() => void finish()}
      onCancel={onClose}
      saveText="Опубликовать"
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            form={form}
            name="tag"
            label={LABELS.tag}
            hint={'По\u00a0тегу документ находят; он\u00a0стоит на\u00a0вкладке'}
          />
          {known && isConsentTag(known.tag) && !isConsentTag(tag) && <ConsentWarning />}
          <TextAreaField
            form={form}
            name="text"
            label={LABELS.text}
            hint="# заголовок, - список, **жирный**, [ссылка](адрес)"
            rows={18}
            spellCheck
            className={styles.text}
          />
        </div>
        <section aria-labelledby="preview" className={styles.preview}>
          <h3 id="preview" className={styles.title}>
            Предпросмотр <span className={styles.note}>как на{'\u00a0'}/legal-info</span>
          </h3>
          {text.trim() === '' ? (
            <p className={styles.note}>Здесь появится текст</p>
          ) : (
            <MarkdownText source={text} />
          )}
        </section>
      </div>
    </RecordForm>
  );
}
