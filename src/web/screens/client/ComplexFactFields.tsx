import type { ComplexDetails, ComplexInput } from '#contract/complex-input.ts';
import { AMENITIES, AMENITY_LABELS } from '#domain/listing/amenity.ts';
import { COMFORT_CLASS_LABELS, COMFORT_CLASSES, type ComfortClass } from '#domain/listing/comfort-class.ts';
import { PARKING_LABELS, PARKINGS } from '#domain/listing/parking.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { Box } from '../admin/Box.tsx';
import { ChecksField } from '../admin/ChecksField.tsx';
import sections from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';
import { COMPLEX_LABELS } from './complex-labels.ts';

const NONE = 'none';
const CLASSES = [
  { value: NONE, label: 'Не указан' },
  ...COMFORT_CLASSES.map((value) => ({ value, label: COMFORT_CLASS_LABELS[value] })),
];
const PARKING = PARKINGS.map((value) => ({ value, label: PARKING_LABELS[value] }));
const AMENITY = AMENITIES.map((value) => ({ value, label: AMENITY_LABELS[value] }));

interface ComplexFactFieldsProps {
  form: ZodForm<typeof ComplexInput>;
  complex: ComplexDetails;
}

/** What a complex is and what it has. */
export function ComplexFactFields({ form, complex: { feedDescription } }: ComplexFactFieldsProps) {
  const { errors } = form.formState;
  return (
    <Box title="О комплексе" note={'сказанное здесь фиды не\u00a0меняют'}>
      <div className={sections.fields}>
        <div className={sections.three}>
          <FormField form={form} name="comfortClass">
            {({ value, onChange, error }) => (
              <Dropdown
                label={COMPLEX_LABELS.comfortClass}
                options={CLASSES}
                value={value ?? NONE}
                onChange={(chosen) => onChange(chosen === NONE ? null : (chosen as ComfortClass))}
                error={error}
              />
            )}
          </FormField>
          <TextInput
            label={COMPLEX_LABELS.domRfId}
            inputMode="numeric"
            autoComplete="off"
            {...form.register('domRfId')}
            error={errors.domRfId?.message}
          />
          <NumberField
            form={form}
            name="seaDistance"
            label={COMPLEX_LABELS.seaDistance}
            suffix="м"
            roundDigits={0}
            maxDigits={7}
          />
        </div>
        <TextArea
          label={COMPLEX_LABELS.description}
          rows={6}
          hint={feedDescription ? 'Пусто\u00a0— описание из\u00a0фида' : undefined}
          placeholder={feedDescription ?? undefined}
          {...form.register('description')}
          error={errors.description?.message}
        />
        <ChecksField form={form} name="parking" label={COMPLEX_LABELS.parking} options={PARKING} />
        <ChecksField form={form} name="amenities" label={COMPLEX_LABELS.amenities} options={AMENITY} />
      </div>
    </Box>
  );
}
