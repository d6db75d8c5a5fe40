import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GeoGroupInput, type GeoGroupShown, type GeoRegion } from '#contract/geo-group.ts';
import { GEO_TYPE_TEXTS } from '#domain/geo/geo-type-texts.ts';
import { choiceOf, listsOf, type PlaceChoice } from '#domain/geo/place-choice.ts';
import { GEO_GROUP_TYPES } from '#domain/mortgage/offer/offer.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { geoRegionsQuery } from './geo-queries.ts';
import { PlaceTree } from './PlaceTree.tsx';

const LABELS = { name: 'Название', type: 'Где', toInclude: 'Места', toExclude: 'Исключения' } as const;

const LISTED = 'listed';
const TYPES = [
  { value: LISTED, label: 'По списку мест' },
  ...GEO_GROUP_TYPES.map((value) => ({ value, label: GEO_TYPE_TEXTS[value] })),
];

/** The form of a selection of places, of a new one with 'new'; null is none. */
export function GeoGroupModal({
  group,
  onClose,
}: {
  group: GeoGroupShown | 'new' | null;
  onClose: () => void;
}) {
  const context = useSiteContext();
  const shown = useLastShown(group);
  const { data: regions } = useQuery({ ...geoRegionsQuery(context), enabled: shown !== null });
  if (shown === null) return null;
  const title = shown === 'new' ? 'Новое ограничение' : shown.name;
  return (
    <FormModal open={group !== null} onClose={onClose} title={title} size="m">
      {regions ? (
        <GeoGroupForm
          known={shown === 'new' ? null : shown}
          regions={regions}
          title={title}
          onClose={onClose}
        />
      ) : (
        <Progress label="Загружаем места" value={null} />
      )}
    </FormModal>
  );
}

interface GeoGroupFormProps {
  known: GeoGroupShown | null;
  regions: readonly GeoRegion[];
  title: string;
  onClose: () => void;
}

function GeoGroupForm({ known, regions, title, onClose }: GeoGroupFormProps) {
  const { api, queryClient } = useSiteContext();
  const form = useZodForm(GeoGroupInput, {
    defaultValues: {
      name: known?.name ?? '',
      type: known?.type ?? null,
      toInclude: known?.toInclude ?? [],
      toExclude: known?.toExclude ?? [],
    },
  });
  const { errors } = form.formState;
  const { type, toInclude, toExclude } = form.watch();
  const choice = useMemo(() => choiceOf({ toInclude, toExclude }, regions), [toInclude, toExclude, regions]);
  const create = useFormCall(api.admin.geoRestrictions.create.mutationOptions());
  const update = useFormCall(api.admin.geoRestrictions.update.mutationOptions());

  function choose(next: PlaceChoice) {
    const lists = listsOf(next, regions);
    form.setValue('toInclude', lists.toInclude, { shouldDirty: true });
    form.setValue('toExclude', lists.toExclude, { shouldDirty: true });
    form.clearErrors(['toInclude', 'toExclude']);
  }

  async function save(group: GeoGroupInput, seen: GeoGroupInput) {
    if (known) await update({ id: known.id, group, seen });
    else await create(group);
    await queryClient.invalidateQueries(api.admin.geoRestrictions.list.pathFilter());
  }

  return (
    <RecordForm form={form} label={title} labels={LABELS} save={save} onSaved={onClose} onCancel={onClose}>
      <TextField form={form} name="name" label={LABELS.name} />
      <FormField form={form} name="type">
        {({ value, onChange, error }) => (
          <Dropdown
            label={LABELS.type}
            options={TYPES}
            value={value ?? LISTED}
            onChange={(chosen) => {
              onChange(chosen === LISTED ? null : (chosen as GeoGroupInput['type']));
              // A type speaks for itself.
              if (chosen !== LISTED) choose(new Map());
            }}
            error={error}
          />
        )}
      </FormField>
      {type === null && (
        <PlaceTree
          label={LABELS.toInclude}
          regions={regions}
          choice={choice}
          onChange={choose}
          error={errors.toInclude?.message ?? errors.toExclude?.message}
        />
      )}
    </RecordForm>
  );
}
