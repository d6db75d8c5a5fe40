import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FeedPlaceForm, type FeedPlaceShown } from '#contract/feed.ts';
import { PORTAL_TITLES } from '#domain/feed/portal-place.ts';
import { writeCoordinates } from '#domain/geo/coordinates-text.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { ComboboxOption, Suggest } from '#ui/Combobox/combobox-options.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { NamedField } from '../admin/NamedField.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { useSuggest } from '../admin/use-suggest.ts';
import { refreshFeeds } from './feed-queries.ts';
import { precisionText } from './feed-texts.ts';

const LABELS = {
  kind: 'Комплекс',
  complexId: 'Комплекс каталога',
  houseId: 'Дом',
  complexName: 'Название комплекса',
  houseName: 'Название дома',
  address: 'Адрес',
  coordinates: 'Координаты',
} as const;

const KINDS = [
  { value: 'known' as const, label: 'Есть в\u00a0каталоге' },
  { value: 'new' as const, label: 'Новый' },
];
const NEW_HOUSE = 'new';

const findComplexes = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.feed.complexes.queryOptions({ text }));

interface TellPlaceModalProps {
  feedId: number;
  place: FeedPlaceShown | null;
  onClose: () => void;
}

/** A person tells which house a number of a portal means. */
export function TellPlaceModal({ feedId, place, onClose }: TellPlaceModalProps) {
  const shown = useLastShown(place);
  if (shown === null) return null;
  return (
    <FormModal
      open={place !== null}
      onClose={onClose}
      title={`Какой это дом: ${PORTAL_TITLES[shown.portal]} ${shown.portalId}`}
    >
      <TellForm feedId={feedId} place={shown} onClose={onClose} />
    </FormModal>
  );
}

function TellForm({
  feedId,
  place,
  onClose,
}: {
  feedId: number;
  place: FeedPlaceShown;
  onClose: () => void;
}) {
  const context = useSiteContext();
  const { notify } = useNotifications();
  const form = useZodForm(FeedPlaceForm, {
    defaultValues: {
      kind: 'known',
      complexId: place.house?.complex.id ?? null,
      houseId: place.house?.id ?? null,
      complexName: place.complexName ?? '',
      houseName: place.houseName ?? '',
      address: '',
      coordinates: '',
    },
  });
  const [kind, complexId, houseId] = form.watch(['kind', 'complexId', 'houseId']);
  const complexes = useSuggest(findComplexes);
  const tell = useFormCall(context.api.admin.feed.tellPlace.mutationOptions());
  const { data: houses } = useQuery({
    ...context.api.admin.feed.houses.queryOptions({ complexId: complexId ?? 1 }, { meta: OWN_ERRORS }),
    enabled: kind === 'known' && complexId !== null,
  });
  const isNewHouse = kind === 'new' || (complexId !== null && houseId === null);

  async function save(told: FeedPlaceForm) {
    const was = place.house?.id ?? null;
    await tell({ feedId, externalId: place.externalId, was, place: told });
    await refreshFeeds(context);
  }

  return (
    <RecordForm
      form={form}
      label="Дом по номеру"
      labels={LABELS}
      save={save}
      onSaved={() => {
        onClose();
        notify({ type: 'success', title: 'Номер привязан: квартиры появятся после прогона' });
      }}
      onCancel={onClose}
      saveText="Привязать"
    >
      <FormField form={form} name="kind">
        {({ value, onChange, error }) => (
          <RadioGroup
            label={LABELS.kind}
            direction="row"
            options={KINDS}
            value={value}
            onChange={(chosen) => {
              onChange(chosen);
              if (chosen === 'new') form.setValue('houseId', null);
            }}
            error={error}
          />
        )}
      </FormField>
      {kind === 'known' ? (
        <>
          <NamedField
            form={form}
            name="complexId"
            label={LABELS.complexId}
            source={complexes}
            known={place.house?.complex ?? null}
          />
          {complexId !== null && (
            <FormField form={form} name="houseId">
              {({ value, onChange, error }) => (
                <Dropdown
                  label={LABELS.houseId}
                  options={[
                    ...(houses ?? []).map(({ id, name, address }) => ({
                      value: String(id),
                      label: address === '' ? name : `${name}, ${address}`,
                    })),
                    { value: NEW_HOUSE, label: 'Новый дом' },
                  ]}
                  value={value == null ? NEW_HOUSE : String(value)}
                  onChange={(chosen) => onChange(chosen === NEW_HOUSE ? null : Number(chosen))}
                  error={error}
                />
              )}
            </FormField>
          )}
        </>
      ) : (
        <TextField form={form} name="complexName" label={LABELS.complexName} />
      )}
      {isNewHouse && (
        <>
          <TextField form={form} name="houseName" label={LABELS.houseName} placeholder="Корпус 1" />
          <AddressFields form={form} />
        </>
      )}
    </RecordForm>
  );
}

function AddressFields({ form }: { form: ReturnType<typeof useZodForm<typeof FeedPlaceForm>> }) {
  const context = useSiteContext();
  const [address, setAddress] = useState<ComboboxOption | null>(null);
  const source = useMemo<Suggest>(
    () => async (text, signal) => {
      const asked = context.api.admin.feed.suggestAddresses.queryOptions({ text }, { meta: OWN_ERRORS });
      const { addresses, isOwn } = await context.queryClient.ensureQueryData(asked);
      signal.throwIfAborted();
      return [
        {
          options: addresses.map((one) => ({
            value: writeCoordinates(one),
            label: one.label,
            note: precisionText(one.precision, isOwn),
          })),
        },
      ];
    },
    [context],
  );
  return (
    <>
      <Combobox
        label={'Найти адрес'}
        placeholder="Город, улица, дом"
        maxLength={300}
        source={source}
        value={address}
        onChange={(option) => {
          setAddress(option);
          if (!option) return;
          form.setValue('address', option.label, { shouldDirty: true, shouldValidate: true });
          form.setValue('coordinates', option.value, { shouldDirty: true });
        }}
        hasToggle={false}
      />
      <TextField
        form={form}
        name="address"
        label={LABELS.address}
        placeholder="Тверская область, Тверь, ул. Ольховая, 7"
      />
      <TextField
        form={form}
        name="coordinates"
        label={LABELS.coordinates}
        placeholder="55.75222, 37.61556"
        hint={'Широта и\u00a0долгота; можно указать и\u00a0позже'}
      />
    </>
  );
}
