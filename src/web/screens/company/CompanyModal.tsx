import { useState } from 'react';
import { CompanyInput, type CompanyShown, MAX_CONTACTS } from '#contract/company-input.ts';
import { phoneInMask } from '#domain/access/phone.ts';
import { COMPANY_TYPE_LABELS, COMPANY_TYPES } from '#domain/company/company-type.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import { useZodForm, type ZodForm } from '#ui/Form/use-zod-form.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { PhoneField } from '../../parts/phone/PhoneField.tsx';
import { useSiteContext } from '../../site-context.ts';
import { ArrayField } from '../admin/ArrayField.tsx';
import { FormModal } from '../admin/FormModal.tsx';
import { RecordForm } from '../admin/RecordForm.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { TextField } from '../admin/TextField.tsx';
import { useLastShown } from '../admin/use-last-shown.ts';
import { PictureField } from '../media/PictureField.tsx';

const LABELS = {
  name: 'Название',
  type: 'Тип',
  uname: 'Имя в\u00a0адресах',
  fullName: 'Полное название',
  foundationYear: 'Год основания',
  description: 'Описание',
  logoUuid: 'Логотип',
  contacts: 'Контакты',
} as const;

const TYPES = COMPANY_TYPES.map((value) => ({ value, label: COMPANY_TYPE_LABELS[value] }));

/** The form of a company, of a new one with 'new'; null is none. */
export function CompanyModal({
  company,
  onClose,
}: {
  company: CompanyShown | 'new' | null;
  onClose: () => void;
}) {
  const shown = useLastShown(company);
  if (shown === null) return null;
  const title = shown === 'new' ? 'Новая компания' : shown.name;
  return (
    <FormModal open={company !== null} onClose={onClose} title={title} size="m">
      <CompanyForm known={shown === 'new' ? null : shown} title={title} onClose={onClose} />
    </FormModal>
  );
}

function CompanyForm({
  known,
  title,
  onClose,
}: {
  known: CompanyShown | null;
  title: string;
  onClose: () => void;
}) {
  const { api, queryClient } = useSiteContext();
  const [logoName, setLogoName] = useState(known?.logoName ?? null);
  const form = useZodForm(CompanyInput, { defaultValues: valuesOf(known) });
  const { errors } = form.formState;
  const create = useFormCall(api.admin.companies.create.mutationOptions());
  const update = useFormCall(api.admin.companies.update.mutationOptions());

  async function save(company: CompanyInput, seen: CompanyInput) {
    if (known) await update({ id: known.id, company, seen });
    else await create(company);
    await queryClient.invalidateQueries(api.admin.companies.pathFilter());
  }

  return (
    <RecordForm form={form} label={title} labels={LABELS} save={save} onSaved={onClose} onCancel={onClose}>
      <TextField form={form} name="name" label={LABELS.name} />
      <FormField form={form} name="type">
        {({ value, onChange, error }) => (
          <Dropdown
            label={LABELS.type}
            options={TYPES}
            value={value ?? null}
            onChange={onChange}
            error={error}
          />
        )}
      </FormField>
      <TextField form={form} name="uname" label={LABELS.uname} hint={'Латинские буквы, цифры и\u00a0дефис'} />
      <TextField form={form} name="fullName" label={LABELS.fullName} />
      <TextField
        form={form}
        name="foundationYear"
        options={{ setValueAs: readYear }}
        label={LABELS.foundationYear}
        inputMode="numeric"
      />
      <TextAreaField form={form} name="description" label={LABELS.description} />
      <PictureField
        label={LABELS.logoUuid}
        name={logoName}
        error={errors.logoUuid?.message}
        onChange={(file) => {
          setLogoName(file?.name ?? null);
          form.setValue('logoUuid', file?.uuid ?? null, { shouldDirty: true });
        }}
      />
      <Contacts form={form} />
    </RecordForm>
  );
}

function Contacts({ form }: { form: ZodForm<typeof CompanyInput> }) {
  return (
    <ArrayField
      form={form}
      name="contacts"
      label={LABELS.contacts}
      blank={{ email: '', phone: '', description: '' }}
      addText="Добавить контакт"
      itemLabel={(number) => `Контакт ${number}`}
      maxItems={MAX_CONTACTS}
    >
      {(index) => (
        <>
          <TextField form={form} name={`contacts.${index}.email`} label="Email" type="email" />
          <PhoneField form={form} name={`contacts.${index}.phone`} autoComplete="off" />
          <TextField form={form} name={`contacts.${index}.description`} label="Пояснение" />
        </>
      )}
    </ArrayField>
  );
}

/** Null for an empty field; what is no number stays wrong. */
function readYear(text: unknown): number | null {
  return text === null || text === '' ? null : Number(text);
}

function valuesOf(known: CompanyShown | null): CompanyInput {
  return {
    name: known?.name ?? '',
    type: known?.type ?? 'DEVELOPER',
    uname: known?.uname ?? '',
    fullName: known?.fullName ?? '',
    foundationYear: known?.foundationYear ?? null,
    description: known?.description ?? '',
    logoUuid: known?.logo?.uuid ?? null,
    contacts: (known?.contacts ?? []).map(({ email, phone, description }) => ({
      email: email ?? '',
      phone: phone === null ? '' : phoneInMask(phone.slice(1)),
      description: description ?? '',
    })),
  };
}
