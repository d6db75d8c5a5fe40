import { useQuery } from '@tanstack/react-query';
import type { ApiKeyDetails } from '#contract/api-key.ts';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { API_KEY_PERMISSIONS, API_KEY_SERVICES } from '#domain/access/actor.ts';
import { holds } from '#domain/access/holds.ts';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { type SiteContext, useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { ChecksField } from '../admin/ChecksField.tsx';
import { DateField } from '../admin/DateField.tsx';
import sections from '../admin/FormSections.module.css';
import { NamedListField } from '../admin/NamedListField.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useSuggest } from '../admin/use-suggest.ts';
import { PERMISSION_TEXTS } from './api-key-texts.ts';
import { FIELD_LABELS } from './field-labels.ts';

const SERVICES = API_KEY_SERVICES.map((value) => ({ value, label: value }));
const REGIONS = LEGACY_REGIONS.map((value) => ({ value, label: value }));
const PERMISSIONS = API_KEY_PERMISSIONS.map((value) => ({
  value,
  label: `${value}: ${PERMISSION_TEXTS[value].toLowerCase()}`,
}));

const findCompanies = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.apiKeys.companies.queryOptions({ text }));
const findProjects = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.apiKeys.projects.queryOptions({ text }));

/** The data a key opens, where and until when. */
export function AccessFields({
  form,
  known,
}: {
  form: ZodForm<typeof ApiKeyForm>;
  known: ApiKeyDetails | null;
}) {
  const companies = useSuggest(findCompanies);
  const projects = useSuggest(findProjects);
  const isVitrina = form.watch('service') === 'VITRINA';
  const { data: self } = useQuery(selfQuery(useSiteContext()));
  /** A client's own person does not decide what a key is granted. */
  const isGranter = holds(self?.permissions ?? {}, { apiKeys: 'rw' });
  return (
    <Box title="Доступ" id="access">
      <div className={sections.fields}>
        {(isGranter || known === null) && (
          <FormField form={form} name="service">
            {({ value, onChange, error }) => (
              <RadioGroup
                label={FIELD_LABELS.service}
                direction="row"
                options={SERVICES}
                value={value}
                error={error}
                onChange={(service) => {
                  onChange(service);
                  // A right of the other service would refuse a form that does not show it.
                  if (service !== 'VITRINA') form.setValue('permissions', []);
                }}
              />
            )}
          </FormField>
        )}
        <TextField
          form={form}
          name="description"
          label={FIELD_LABELS.description}
          hint={'Кто и\u00a0где пользуется ключом'}
        />
        <TextAreaField
          form={form}
          name="baseUrls"
          label={FIELD_LABELS.baseUrls}
          placeholder="https://site.example"
          hint={
            'По\u00a0одному в\u00a0строке, можно кириллицей; порт может быть *. Пусто\u00a0— только вызовы с\u00a0серверов'
          }
          rows={3}
          spellCheck={false}
        />
        {isGranter && (
          <>
            <NamedListField
              form={form}
              name="companyIds"
              label={FIELD_LABELS.companyIds}
              hint={'Пусто\u00a0— все'}
              source={companies}
              known={known?.key.companies ?? []}
            />
            <NamedListField
              form={form}
              name="projectIds"
              label={FIELD_LABELS.projectIds}
              hint={'Пусто\u00a0— все'}
              source={projects}
              known={known?.key.projects ?? []}
            />
          </>
        )}
        <ChecksField
          form={form}
          name="regions"
          label={FIELD_LABELS.regions}
          options={REGIONS}
          hint={'Ничего не\u00a0отмечено\u00a0— все'}
        />
        {isVitrina && isGranter && (
          <ChecksField
            form={form}
            name="permissions"
            label={FIELD_LABELS.permissions}
            options={PERMISSIONS}
          />
        )}
        <DateField
          form={form}
          name="expiresAt"
          label={FIELD_LABELS.expiresAt}
          hint={'До\u00a0конца дня по\u00a0Москве; пусто\u00a0— бессрочно'}
        />
      </div>
    </Box>
  );
}
