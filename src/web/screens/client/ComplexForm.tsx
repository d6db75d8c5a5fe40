import { type ComplexDetails, ComplexInput } from '#contract/complex-input.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { NamedListField } from '../admin/NamedListField.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { ComplexFactFields } from './ComplexFactFields.tsx';
import { complexFormOf } from './complex-form-of.ts';
import { COMPLEX_LABELS } from './complex-labels.ts';
import { HighwayFields } from './HighwayFields.tsx';
import { MasterPlanFields } from './MasterPlanFields.tsx';
import { PhotoFields } from './PhotoFields.tsx';

const findCollections = async ({ api, queryClient }: SiteContext, text: string) =>
  (await queryClient.fetchQuery(api.admin.collections.list.queryOptions({ text }))).rows;

/** Everything people say of a complex; only what was edited is sent. */
export function ComplexForm({ complex }: { complex: ComplexDetails }) {
  const { api, queryClient } = useSiteContext();
  const { notify } = useNotifications();
  const collections = useSuggest(findCollections);
  const form = useZodForm(ComplexInput, { defaultValues: complexFormOf(complex) });
  const update = useFormCall(api.admin.clients.updateComplex.mutationOptions());

  async function save(values: ComplexInput) {
    const edited = Object.entries(values).filter(
      ([name]) => form.getFieldState(name as keyof ComplexInput, form.formState).isDirty,
    );
    await update({ id: complex.id, complex: Object.fromEntries(edited) });
    await queryClient.invalidateQueries(api.admin.clients.pathFilter());
  }

  return (
    <RecordForm
      form={form}
      label="Жилой комплекс"
      labels={COMPLEX_LABELS}
      save={save}
      isLong
      onSaved={() =>
        notify({ type: 'success', title: 'Сохранено', text: 'Уже на\u00a0сайте и\u00a0в\u00a0поиске' })
      }
    >
      <div className={sections.sections}>
        <ComplexFactFields form={form} complex={complex} />
        <PhotoFields form={form} complex={complex} />
        <MasterPlanFields form={form} complex={complex} />
        <HighwayFields form={form} complex={complex} />
        <Box title="Подборки">
          <div className={sections.fields}>
            <NamedListField
              form={form}
              name="collectionIds"
              label={COMPLEX_LABELS.collectionIds}
              hint={'Комплекс встаёт в\u00a0конец подборки'}
              source={collections}
              known={complex.collections}
            />
          </div>
        </Box>
      </div>
    </RecordForm>
  );
}
