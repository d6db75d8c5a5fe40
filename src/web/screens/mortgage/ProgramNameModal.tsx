import { useMemo } from 'react';
import type { z } from 'zod';
import { ProgramNameInput, type ProgramNameShown } from '#contract/program-name.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { NamedField } from '../admin/NamedField.tsx';
import { NumberField } from '../admin/NumberField.tsx';
import { optionOf } from '../admin/option-of.ts';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { TextField } from '../admin/TextField.tsx';
import { refreshOffers } from './offer-queries.ts';

const LABELS = {
  name: 'Имя',
  displayName: 'Имя в\u00a0фильтре',
  parentId: 'Родитель',
  order: 'Порядок',
  filterTooltip: 'Подсказка фильтра',
} as const;

interface ProgramNameModalProps {
  /** Null: one is made. */
  known: ProgramNameShown | null;
  /** All of them, to choose a parent from. */
  names: readonly ProgramNameShown[];
  onClose: () => void;
}

/** The form of a name of programmes. */
export function ProgramNameModal({ known, names, onClose }: ProgramNameModalProps) {
  const title = known ? 'Изменить название' : 'Новое название';
  return (
    <FormModal open onClose={onClose} title={title}>
      <ProgramNameForm title={title} known={known} names={names} onClose={onClose} />
    </FormModal>
  );
}

function ProgramNameForm({ title, known, names, onClose }: ProgramNameModalProps & { title: string }) {
  const { api, queryClient } = useSiteContext();
  const parents = useMemo(() => [{ options: names.map(optionOf) }], [names]);
  const form = useZodForm(ProgramNameInput, {
    defaultValues: {
      name: known?.name ?? '',
      displayName: known?.displayName ?? '',
      filterTooltip: known?.filterTooltip ?? '',
      order: known?.order ?? 0,
      parentId: known?.parentId ?? null,
    },
  });
  const create = useFormCall(api.admin.programTypes.create.mutationOptions());
  const update = useFormCall(api.admin.programTypes.update.mutationOptions());

  async function save(program: ProgramNameInput, seen: z.input<typeof ProgramNameInput>) {
    if (known) await update({ id: known.id, program, seen });
    else await create(program);
    await refreshOffers({ api, queryClient });
  }

  return (
    <RecordForm form={form} label={title} labels={LABELS} save={save} onSaved={onClose} onCancel={onClose}>
      <TextField form={form} name="name" label={LABELS.name} />
      <TextField
        form={form}
        name="displayName"
        label={LABELS.displayName}
        hint={'Так программу видят посетители'}
      />
      <NamedField
        form={form}
        name="parentId"
        label={LABELS.parentId}
        hint={'Пусто\u00a0— верхний уровень'}
        source={parents}
        hasToggle
        known={names.find(({ id }) => id === known?.parentId) ?? null}
      />
      <NumberField
        form={form}
        name="order"
        label={LABELS.order}
        hint={'Меньше\u00a0— раньше'}
        signed
        roundDigits={0}
        maxDigits={7}
      />
      <TextAreaField form={form} name="filterTooltip" label={LABELS.filterTooltip} rows={2} />
    </RecordForm>
  );
}
