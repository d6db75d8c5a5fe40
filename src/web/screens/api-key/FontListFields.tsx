import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { MAX_FONTS } from '#contract/widget-config.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { ArrayField } from '../admin/ArrayField.tsx';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { NumberField } from '../admin/NumberField.tsx';
import { TextField } from '../admin/TextField.tsx';
import styles from './Fields.module.css';

/** Files of fonts a theme brings along. */
export function FontListFields({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  return (
    <Box title="Список шрифтов" id="font-list">
      <div className={sections.fields}>
        <ArrayField
          form={form}
          name="config.theme.fontList"
          label="Файлы шрифтов"
          blank={{ name: '', url: '', weight: 400 }}
          addText="Добавить шрифт"
          itemLabel={(number) => `Шрифт ${number}`}
          maxItems={MAX_FONTS}
        >
          {(index) => (
            <>
              <div className={styles.pairs}>
                <TextField form={form} name={`config.theme.fontList.${index}.name`} label="Название" />
                <NumberField
                  form={form}
                  name={`config.theme.fontList.${index}.weight`}
                  label="Насыщенность"
                  roundDigits={0}
                  maxDigits={4}
                />
              </div>
              <TextField
                form={form}
                name={`config.theme.fontList.${index}.url`}
                label="Адрес файла"
                type="url"
                placeholder="https://"
              />
            </>
          )}
        </ArrayField>
      </div>
    </Box>
  );
}
