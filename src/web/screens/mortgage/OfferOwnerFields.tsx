import { useMemo } from 'react';
import type { OfferInput } from '#contract/offer-input.ts';
import type { OfferChoices, OfferDetails } from '#contract/offer-shown.ts';
import { OFFER_TYPE_LABELS, OFFER_TYPES } from '#domain/mortgage/offer/offer.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import type { SiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import styles from '../admin/FormSections.module.css';
import { NamedField } from '../admin/NamedField.tsx';
import { NamedListField } from '../admin/NamedListField.tsx';
import { NumberField } from '../admin/NumberField.tsx';
import { optionOf } from '../admin/option-of.ts';
import { useSuggest } from '../admin/use-suggest.ts';
import { OFFER_LABELS } from './offer-labels.ts';
import { findProjects } from './offer-queries.ts';

const TYPES = OFFER_TYPES.map((value) => ({ value, label: OFFER_TYPE_LABELS[value] }));

const findBrands = ({ api, queryClient }: SiteContext, text: string) =>
  queryClient.fetchQuery(api.admin.programs.brands.queryOptions({ text }));

interface OfferOwnerFieldsProps {
  form: ZodForm<typeof OfferInput>;
  known: OfferDetails | null;
  choices: OfferChoices;
}

/** Whose an offer is, for whom, of what kind and where it holds. */
export function OfferOwnerFields({ form, known, choices }: OfferOwnerFieldsProps) {
  const banks = useMemo(() => [{ options: choices.banks.map(optionOf) }], [choices]);
  const names = useMemo(() => [{ options: choices.programNames.map(optionOf) }], [choices]);
  const places = useMemo(() => [{ options: choices.geoGroups.map(optionOf) }], [choices]);
  const projects = useSuggest(findProjects);
  const brands = useSuggest(findBrands);
  return (
    <Box title="Банк и программа">
      <div className={styles.fields}>
        <div className={styles.three}>
          <NamedField
            form={form}
            name="bankId"
            label={OFFER_LABELS.bankId}
            source={banks}
            hasToggle
            known={known?.bank ?? null}
          />
          <NamedField
            form={form}
            name="programNameId"
            label={OFFER_LABELS.programNameId}
            source={names}
            hasToggle
            known={known?.program ?? null}
          />
          <FormField form={form} name="type">
            {({ value, onChange, error }) => (
              <Dropdown
                label={OFFER_LABELS.type}
                options={TYPES}
                value={value ?? 'BASE'}
                disabled={known !== null}
                hint={known ? 'После создания не\u00a0меняется' : undefined}
                onChange={onChange}
                error={error}
              />
            )}
          </FormField>
          <NamedField
            form={form}
            name="projectId"
            label={OFFER_LABELS.projectId}
            hint={'Пусто\u00a0— все'}
            source={projects}
            known={known?.project ?? null}
          />
          <NamedField
            form={form}
            name="brandId"
            label={OFFER_LABELS.brandId}
            hint={'Застройщик; пусто\u00a0— все'}
            source={brands}
            known={known?.brand ?? null}
          />
          <NumberField
            form={form}
            name="priority"
            label={OFFER_LABELS.priority}
            hint={'Больше\u00a0— выше в\u00a0выдаче'}
            signed
            roundDigits={0}
            maxDigits={7}
          />
        </div>
        <NamedListField
          form={form}
          name="geoGroupIds"
          label={OFFER_LABELS.geoGroupIds}
          hint={'Гео-ограничения; пусто\u00a0— везде'}
          source={places}
          known={choices.geoGroups.filter(({ id }) => known?.offer.geoGroupIds.includes(id))}
        />
      </div>
    </Box>
  );
}
