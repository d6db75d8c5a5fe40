import { useMemo, useState } from 'react';
import type { SuggestedAddress } from '#contract/address.ts';
import { HousePlace, type PointShown } from '#contract/feed.ts';
import { readCoordinates, writeCoordinates } from '#domain/geo/coordinates-text.ts';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { ComboboxOption, Suggest } from '#ui/Combobox/combobox-options.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { PointOnMap } from '../../parts/road/PointOnMap.tsx';
import { useSiteContext } from '../../site-context.ts';
import { FormModal } from '../admin/FormModal.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { refreshFeeds } from './feed-queries.ts';
import { precisionText } from './feed-texts.ts';

const LABELS = { coordinates: 'Координаты' } as const;

/** A person says where a house stands: by its address, or by the point itself. */
export function PlaceHouseModal({ point, onClose }: { point: PointShown | null; onClose: () => void }) {
  const shown = useLastShown(point);
  if (shown === null) return null;
  return (
    <FormModal open={point !== null} onClose={onClose} title={`Где стоит: ${shown.houseName}`}>
      <PlaceForm point={shown} onClose={onClose} />
    </FormModal>
  );
}

function PlaceForm({ point, onClose }: { point: PointShown; onClose: () => void }) {
  const context = useSiteContext();
  const { notify } = useNotifications();
  const [address, setAddress] = useState<ComboboxOption | null>(null);
  const form = useZodForm(HousePlace, {
    defaultValues: { label: '', coordinates: point.found ? writeCoordinates(point.found) : '' },
  });
  const decide = useFormCall(context.api.admin.feed.decidePoint.mutationOptions());

  const source = useMemo<Suggest>(
    () => async (text, signal) => {
      const asked = context.api.admin.feed.suggestAddresses.queryOptions({ text }, { meta: OWN_ERRORS });
      const { addresses, isOwn } = await context.queryClient.ensureQueryData(asked);
      signal.throwIfAborted();
      return [{ options: addresses.map((one) => optionOf(one, isOwn)) }];
    },
    [context],
  );

  function choose(option: ComboboxOption | null) {
    setAddress(option);
    form.setValue('label', option?.label ?? '', { shouldDirty: true });
    if (!option) return;
    form.setValue('coordinates', option.value, { shouldDirty: true, shouldValidate: true });
  }

  async function save({ label, coordinates }: HousePlace) {
    await decide({ houseId: point.houseId, verdict: 'placed', label, ...readCoordinates(coordinates)! });
    await refreshFeeds(context);
  }

  return (
    <RecordForm
      form={form}
      label="Точка дома"
      labels={LABELS}
      save={save}
      onSaved={() => {
        onClose();
        notify({ type: 'success', title: 'Точка поставлена' });
      }}
      onCancel={onClose}
      saveText="Поставить"
    >
      <Combobox
        label="Адрес"
        hint={`В\u00a0фиде: ${point.asked}`}
        placeholder="Город, улица, дом"
        maxLength={300}
        source={source}
        value={address}
        onChange={choose}
        hasToggle={false}
      />
      <TextField
        form={form}
        name="coordinates"
        label={LABELS.coordinates}
        placeholder="55.75222, 37.61556"
        hint={'Широта и\u00a0долгота. Их ставят выбранный адрес и\u00a0карта; можно ввести самим'}
      />
      <PointOnMap
        start={readCoordinates(form.watch('coordinates'))}
        onPick={(picked) =>
          form.setValue('coordinates', writeCoordinates(picked), { shouldDirty: true, shouldValidate: true })
        }
      />
    </RecordForm>
  );
}

function optionOf(address: SuggestedAddress, isOwn: boolean): ComboboxOption {
  return {
    value: writeCoordinates(address),
    label: address.label,
    note: precisionText(address.precision, isOwn),
  };
}
