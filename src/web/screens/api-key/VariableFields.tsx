import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { MAX_ENTRIES } from '#contract/widget-config.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { ArrayField } from '../admin/ArrayField.tsx';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import { TextField } from '../admin/TextField.tsx';
import styles from './Fields.module.css';

/** Variables of the root element. */
export function VariableFields({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  return (
    <Box title="Переменные CSS" id="css-variables">
      <div className={sections.fields}>
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
              <TextField
                form={form}
                name={`config.theme.cssVariables.${index}.name`}
                label="Имя"
                placeholder="--radius-card"
                spellCheck={false}
              />
              <TextField
                form={form}
                name={`config.theme.cssVariables.${index}.value`}
                label="Значение"
                placeholder={'12px или #fff'}
                spellCheck={false}
              />
            </div>
          )}
        </ArrayField>
      </div>
    </Box>
  );
}
