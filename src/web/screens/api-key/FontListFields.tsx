import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { MAX_FONTS } from '#contract/widget-config.ts';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { ArrayField } from '../admin/ArrayField.tsx';
import { Box } from '../admin/Box.tsx';
import styles from './Fields.module.css';

/** Files of fonts a theme brings along. */
export function FontListFields({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  const errors = form.formState.errors.config?.theme?.fontList;
  return (
    <Box title="Список шрифтов" id="font-list">
      <div className={styles.fields}>
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
                <TextInput
                  label="Название"
                  autoComplete="off"
                  {...form.register(`config.theme.fontList.${index}.name`)}
                  error={errors?.[index]?.name?.message}
                />
                <FormField form={form} name={`config.theme.fontList.${index}.weight`}>
                  {({ value, onChange, onBlur, error }) => (
                    <NumberInput
                      label="Насыщенность"
                      roundDigits={0}
                      maxDigits={4}
                      value={value}
                      onChange={(weight) => onChange(weight as number)}
                      onBlur={onBlur}
                      error={error}
                    />
                  )}
                </FormField>
              </div>
              <TextInput
                label="Адрес файла"
                type="url"
                placeholder="https://"
                autoComplete="off"
                {...form.register(`config.theme.fontList.${index}.url`)}
                error={errors?.[index]?.url?.message}
              />
            </>
          )}
        </ArrayField>
      </div>
    </Box>
  );
}
