import { useState } from 'react';
import { CollectionInput, type CollectionShown } from '#contract/collection.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { CollectedComplexes } from './CollectedComplexes.tsx';

const LABELS = { name: 'Название', complexIds: 'Комплексы' } as const;

interface CollectionModalProps {
  collection: CollectionShown | 'new' | null;
  onClose: () => void;
}

/** The form of a collection, of a new one with 'new'; null is none. */
export function CollectionModal({ collection, onClose }: CollectionModalProps) {
  const shown = useLastShown(collection);
  if (shown === null) return null;
  const title = shown === 'new' ? 'Новая подборка' : shown.name;
  return (
    <FormModal open={collection !== null} onClose={onClose} title={title} size="m">
      <CollectionForm known={shown === 'new' ? null : shown} title={title} onClose={onClose} />
    </FormModal>
  );
}

interface CollectionFormProps {
  known: CollectionShown | null;
  title: string;
  onClose: () => void;
}

function CollectionForm({ known, title, onClose }: CollectionFormProps) {
  const { api, queryClient } = useSiteContext();
  const [complexes, setComplexes] = useState(known?.complexes ?? []);
  const form = useZodForm(CollectionInput, {
    defaultValues: { name: known?.name ?? '', complexIds: complexes.map(({ id }) => id) },
  });
  const { errors } = form.formState;
  const create = useFormCall(api.admin.collections.create.mutationOptions());
  const update = useFormCall(api.admin.collections.update.mutationOptions());

  async function save(collection: CollectionInput, seen: CollectionInput) {
    if (known) await update({ id: known.id, collection, seen });
    else await create(collection);
    await queryClient.invalidateQueries(api.admin.collections.pathFilter());
  }

  return (
    <RecordForm form={form} label={title} labels={LABELS} save={save} onSaved={onClose} onCancel={onClose}>
      <TextField form={form} name="name" label={LABELS.name} />
      <CollectedComplexes
        complexes={complexes}
        error={errors.complexIds?.message}
        onChange={(next) => {
          setComplexes(next);
          const ids = next.map(({ id }) => id);
          form.setValue('complexIds', ids, { shouldDirty: true });
          form.clearErrors('complexIds');
        }}
      />
    </RecordForm>
  );
}
