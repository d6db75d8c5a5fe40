import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { MAX_ENTRIES } from '#contract/widget-config.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { ArrayField } from '../admin/ArrayField.tsx';
import { Box } from '../admin/Box.tsx';
import styles from './Fields.module.css';

/** Variables of the root element. */
export function VariableFields({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  const errors = form.formState.errors.config?.theme?.cssVariables;
  return (
    <Box title="Переменные CSS" id="css-variables">
      <div className={styles.fields}>
        <ArrayField
          form={form}
          name="config.theme.cssVariables"
          label="Переменные корня"
          blank={{ name: '', value: '' }}
          addText="Добавить переменную"
          itemLabel={(number) => `Переменная ${number}`}
          maxItems={MAX_ENTRIES}
        >
          {(index) => (
            <div className={styles.pairs}>
              <TextInput
                label="Имя"
                placeholder="--radius-card"
                autoComplete="off"
                spellCheck={false}
                {...form.register(`config.theme.cssVariables.${index}.name`)}
                error={errors?.[index]?.name?.message}
              />
              <TextInput
                label="Значение"
                placeholder={'12px или #fff'}
                autoComplete="off"
                spellCheck={false}
                {...form.register(`config.theme.cssVariables.${index}.value`)}
                error={errors?.[index]?.value?.message}
              />
            </div>
          )}
        </ArrayField>
      </div>
    </Box>
  );
}
