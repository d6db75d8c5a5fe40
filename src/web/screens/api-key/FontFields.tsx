import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { DEFAULT_THEME } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';
import { TextField } from '../admin/TextField.tsx';
import styles from './Fields.module.css';

const ROLES = { heading: 'Заголовки', body: 'Текст' } as const;
const WIDTHS = { desktop: 'компьютер', mobile: 'телефон' } as const;
const MEASURES = { size: 'Размер', lineHeight: 'Высота строки' } as const;

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** Families and sizes of headings and of text, on a desktop and on a phone. */
export function FontFields({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  return (
    <Box title="Шрифты" id="fonts" note={'размеры в\u00a0пикселях; пусто\u00a0— наш'}>
      <div className={sections.fields}>
        {keysOf(ROLES).map((role) => (
          <fieldset key={role} className={sections.fields}>
            <legend className={styles.heading}>{ROLES[role]}</legend>
            <TextField
              form={form}
              name={`config.theme.fonts.${role}.family`}
              label={`${ROLES[role]}: гарнитура`}
              placeholder={DEFAULT_THEME.fonts[role].family}
            />
            <div className={styles.pairs}>
              {keysOf(WIDTHS).flatMap((width) =>
                keysOf(MEASURES).map((measure) => (
                  <NumberField
                    key={`${width} ${measure}`}
                    form={form}
                    name={`config.theme.fonts.${role}.${width}.${measure}`}
                    label={`${MEASURES[measure]}, ${WIDTHS[width]}`}
                    suffix="px"
                    roundDigits={1}
                  />
                )),
              )}
            </div>
          </fieldset>
        ))}
      </div>
    </Box>
  );
}
