import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { LEGACY_REGIONS } from '#domain/mortgage/legacy/legacy-region.ts';
import { THEME_COLOURS, THEME_COMPONENTS } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import { Box } from '../admin/Box.tsx';
import { ChecksField } from '../admin/ChecksField.tsx';
import sections from '../admin/FormSections.module.css';
import { ContrastPairs } from './ContrastPairs.tsx';
import styles from './Fields.module.css';
import { FontFields } from './FontFields.tsx';
import { FontListFields } from './FontListFields.tsx';
import { COMPONENT_NAMES } from './look-sections.ts';
import {
  COLOUR_TEXTS,
  COMPONENT_TEXTS,
  colourPath,
  componentPath,
  keyText,
  OPTION_TEXTS,
  OPTIONS_OF_CALCULATOR,
} from './look-texts.ts';
import { ThemeField } from './ThemeField.tsx';
import { VariableFields } from './VariableFields.tsx';

const OPTIONS = Object.entries(OPTION_TEXTS) as [keyof typeof OPTION_TEXTS, string][];
const REGIONS = LEGACY_REGIONS.map((value) => ({ value, label: value }));

/** How the widget of a key looks: what is left empty looks as ours does. */
export function LookFields({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  const isVitrina = form.watch('service') === 'VITRINA';
  return (
    <>
      <Box title="Показ" id="options">
        <div className={sections.fields}>
          {OPTIONS.filter(([name]) => !isVitrina || !OPTIONS_OF_CALCULATOR.includes(name)).map(
            ([name, label]) => (
              <Switch key={name} label={label} {...form.register(`config.options.${name}`)} />
            ),
          )}
          <ChecksField
            form={form}
            name="config.options.regions"
            label={isVitrina ? 'Регионы' : 'Вкладки регионов'}
            options={REGIONS}
            hint={'Ничего не\u00a0отмечено\u00a0— все, что разрешает ключ'}
          />
        </div>
      </Box>
      <Box title="Цвета" id="colors" note={'hex, имя или rgb(); пусто\u00a0— наш'}>
        <div className={sections.fields}>
          <div className={styles.pairs}>
            {THEME_COLOURS.map((name) => (
              <ThemeField
                key={name}
                form={form}
                path={colourPath(name)}
                label={COLOUR_TEXTS[name]}
                isColour
              />
            ))}
          </div>
        </div>
        <ContrastPairs form={form} />
      </Box>
      <FontFields form={form} />
      {COMPONENT_NAMES.map((component) => (
        <Box
          key={component}
          title={COMPONENT_TEXTS[component]}
          id={`component-${component}`}
          note={'пусто\u00a0— по\u00a0основным цветам'}
        >
          <div className={sections.fields}>
            <div className={styles.pairs}>
              {THEME_COMPONENTS[component].map((key) => (
                <ThemeField
                  key={key}
                  form={form}
                  path={componentPath(component, key)}
                  label={keyText(key)}
                  isColour={key !== 'radius'}
                />
              ))}
            </div>
          </div>
        </Box>
      ))}
      <FontListFields form={form} />
      <VariableFields form={form} />
    </>
  );
}
