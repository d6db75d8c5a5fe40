import type { ComplexDetails, ComplexField, ComplexInput } from '#contract/complex-input.ts';
import { AMENITIES, AMENITY_LABELS } from '#domain/listing/amenity.ts';
import { COMFORT_CLASS_LABELS, COMFORT_CLASSES, type ComfortClass } from '#domain/listing/comfort-class.ts';
import { PARKING_LABELS, PARKINGS } from '#domain/listing/parking.ts';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Box } from '../admin/Box.tsx';
import { ChecksField } from '../admin/ChecksField.tsx';
import sections from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';
import { TextAreaField } from '../admin/TextAreaField.tsx';
import { TextField } from '../admin/TextField.tsx';
import { COMPLEX_LABELS } from './complex-labels.ts';

const NONE = 'none';
const CLASSES = [
  { value: NONE, label: 'Не указан' },
  ...COMFORT_CLASSES.map((value) => ({ value, label: COMFORT_CLASS_LABELS[value] })),
];
const PARKING = PARKINGS.map((value) => ({ value, label: PARKING_LABELS[value] }));
const AMENITY = AMENITIES.map((value) => ({ value, label: AMENITY_LABELS[value] }));

const LINES: readonly ComplexField[] = ['comfortClass', 'domRfId', 'seaDistance'];
const FACTS: readonly ComplexField[] = [...LINES, 'description', 'parking', 'amenities'];

interface ComplexFactFieldsProps {
  form: ZodForm<typeof ComplexInput>;
  complex: ComplexDetails;
  /** The fields that are edited here. */
  only: readonly ComplexField[];
}

/** The facts of a complex. */
export function ComplexFactFields({ form, complex: { feedDescription }, only }: ComplexFactFieldsProps) {
  const shows = (field: ComplexField) => only.includes(field);
  if (!FACTS.some(shows)) return null;
  return (
    <Box title="О комплексе" note={'сказанное здесь фиды не\u00a0меняют'}>
      <div className={sections.fields}>
        {LINES.some(shows) && (
          <div className={sections.three}>
            {shows('comfortClass') && (
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
            )}
            {shows('domRfId') && (
              <TextField form={form} name="domRfId" label={COMPLEX_LABELS.domRfId} inputMode="numeric" />
            )}
            {shows('seaDistance') && (
              <NumberField
                form={form}
                name="seaDistance"
                label={COMPLEX_LABELS.seaDistance}
                suffix="м"
                roundDigits={0}
                maxDigits={7}
              />
            )}
          </div>
        )}
        {shows('description') && (
          <TextAreaField
            form={form}
            name="description"
            label={COMPLEX_LABELS.description}
            rows={6}
            hint={feedDescription ? 'Пусто\u00a0— описание из\u00a0фида' : undefined}
            placeholder={feedDescription ?? undefined}
          />
        )}
        {shows('parking') && (
          <ChecksField form={form} name="parking" label={COMPLEX_LABELS.parking} options={PARKING} />
        )}
        {shows('amenities') && (
          <ChecksField form={form} name="amenities" label={COMPLEX_LABELS.amenities} options={AMENITY} />
        )}
      </div>
    </Box>
  );
}
