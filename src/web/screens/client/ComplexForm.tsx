import {
  COMPLEX_FIELDS,
  type ComplexDetails,
  type ComplexField,
  type ComplexInput,
} from '#contract/complex-input.ts';
import { Refusal } from '#ui/Form/refusal.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { NamedListField } from '../admin/NamedListField.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { ComplexFactFields } from './ComplexFactFields.tsx';
import { COMPLEX_LABELS } from './complex-labels.ts';
import { HighwayFields } from './HighwayFields.tsx';
import { MasterPlanFields } from './MasterPlanFields.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { useComplexForm } from './use-complex-form.ts';

const CONFLICT = 409;

const findCollections = async ({ api, queryClient }: SiteContext, text: string) =>
  (await queryClient.fetchQuery(api.admin.collections.list.queryOptions({ text }))).rows;

interface ComplexFormProps {
  complex: ComplexDetails;
  /** The fields that are edited here; all of them unless they are named. */
  only?: readonly ComplexField[];
  /** Names the form. */
  label?: string;
  onSaved?: () => void;
}

/** A form of what people say of a complex; only what was edited is sent. */
export function ComplexForm({
  complex,
  only = COMPLEX_FIELDS,
  label = 'Жилой комплекс',
  onSaved,
}: ComplexFormProps) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const collections = useSuggest(findCollections);
  const { form, seen, isEdited, clashes, take, keep, takingsOf } = useComplexForm(complex);
  const update = useFormCall(api.admin.clients.updateComplex.mutationOptions());
  const shows = (...fields: ComplexField[]) => fields.some((field) => only.includes(field));
  const labels = Object.fromEntries(
    Object.entries(COMPLEX_LABELS).filter(([name]) => shows(name as ComplexField)),
  );
  const readAnew = () => queryClient.invalidateQueries(api.admin.clients.pathFilter());

  async function save(values: ComplexInput) {
    const edited = Object.entries(values).filter(([name]) => isEdited(name as ComplexField));
    try {
      await update({ id: complex.id, complex: Object.fromEntries(edited), seen });
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === CONFLICT) await readAnew();
      throw refusal;
    }
  }

  return (
    <RecordForm
      form={form}
      label={label}
      labels={labels}
      save={save}
      isLong
      onSaved={async () => {
        // A page that was fetched ahead, or still is, shows what was before.
        await queryClient.cancelQueries(api.catalog.pathFilter());
        queryClient.removeQueries({ ...api.catalog.pathFilter(), type: 'inactive' });
        notify({ type: 'success', title: 'Сохранено', text: 'Уже на\u00a0сайте и\u00a0в\u00a0поиске' });
        await Promise.all([readAnew(), queryClient.invalidateQueries(api.catalog.pathFilter())]);
        onSaved?.();
      }}
    >
      <ClashNotice fields={clashes} complex={complex} onTake={take} onKeep={keep} />
      <div className={sections.sections}>
        <ComplexFactFields form={form} complex={complex} only={only} />
        {shows('photos') && <PhotoFields key={takingsOf('photos')} form={form} complex={complex} />}
        {shows('genPlanSvg') && (
          <MasterPlanFields
            key={takingsOf('genPlanSvg', 'genPlanUuid', 'houses')}
            form={form}
            complex={complex}
          />
        )}
        {shows('highways') && <HighwayFields form={form} complex={complex} />}
        {shows('collectionIds') && (
          <Box title="Подборки">
            <div className={sections.fields}>
              <NamedListField
                key={takingsOf('collectionIds')}
                form={form}
                name="collectionIds"
                label={COMPLEX_LABELS.collectionIds}
                hint={'Комплекс встаёт в\u00a0конец подборки'}
                source={collections}
                known={complex.collections}
              />
            </div>
          </Box>
        )}
      </div>
    </RecordForm>
  );
}
