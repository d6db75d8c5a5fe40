import { type ComplexDetails, type ComplexInput, MAX_HIGHWAYS, roadsOf } from '#contract/complex-input.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import { ArrayField } from '../admin/ArrayField.tsx';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { NamedField } from '../admin/NamedField.tsx';
import { NumberField } from '../admin/NumberField.tsx';
import { optionOf } from '../admin/option-of.ts';

import { COMPLEX_LABELS } from './complex-labels.ts';

interface HighwayFieldsProps {
  form: ZodForm<typeof ComplexInput>;
  complex: ComplexDetails;
}

/** How far the roads are: as the map measures it, or as somebody says. */
export function HighwayFields({ form, complex }: HighwayFieldsProps) {
  const isMeasured = form.watch('highways') === null;
  return (
    <Box title={COMPLEX_LABELS.highways}>
      <div className={sections.fields}>
        <Switch
          label="Измерять по карте"
          hint={isMeasured ? measuredText(complex) : undefined}
          checked={isMeasured}
          onChange={({ currentTarget: { checked } }) =>
            form.setValue('highways', checked ? null : roadsOf(complex), { shouldDirty: true })
          }
        />
        {!isMeasured && <OwnHighways form={form} complex={complex} />}
      </div>
    </Box>
  );
}

function OwnHighways({ form, complex }: HighwayFieldsProps) {
  const roads = [{ options: complex.highwayChoices.map(optionOf) }];
  return (
    <ArrayField
      form={form}
      name="highways"
      label="Расстояния"
      blank={{ highwayId: null, distance: null }}
      addText="Добавить шоссе"
      itemLabel={(number) => `Шоссе ${number}`}
      maxItems={MAX_HIGHWAYS}
    >
      {(index) => {
        const known = form.getValues(`highways.${index}.highwayId`);
        return (
          <div className={sections.row}>
            <NamedField
              form={form}
              name={`highways.${index}.highwayId`}
              label="Шоссе"
              source={roads}
              hasToggle
              known={complex.highwayChoices.find(({ id }) => id === known) ?? null}
            />
            <NumberField
              form={form}
              name={`highways.${index}.distance`}
              label="Расстояние"
              suffix="м"
              roundDigits={0}
              maxDigits={7}
            />
          </div>
        );
      }}
    </ArrayField>
  );
}

function measuredText({ highways, areHighwaysOwn }: ComplexDetails): string {
  if (areHighwaysOwn) return 'Карта измерит их при сохранении';
  if (highways.length === 0) return 'Ближе 10\u00a0км ни\u00a0одного';
  return highways.map(({ name, distance }) => `${name}\u00a0— ${formatNumber(distance)}\u00a0м`).join(', ');
}
