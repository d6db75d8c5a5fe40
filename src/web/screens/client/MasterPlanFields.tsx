import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ComplexDetails,
  type ComplexInput,
  MAX_PLAN_LENGTH,
  type ReadPlan,
} from '#contract/complex-input.ts';
import type { Uploaded } from '#contract/upload.ts';
import { isOverPicture } from '#domain/listing/drawn-plan.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dropdown } from '#ui/Dropdown/Dropdown.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { failureText } from '../../data/refusal-text.ts';
import { lazyWindow } from '../../lazy-window.tsx';
import { useSiteContext } from '../../site-context.ts';
import { Box } from '../admin/Box.tsx';
import { FileField } from '../admin/FileField.tsx';
import sections from '../admin/FormSections.module.css';
import { UploadError } from '../admin/send-file.ts';
import { PictureField } from '../media/PictureField.tsx';
import { COMPLEX_LABELS } from './complex-labels.ts';
import styles from './MasterPlanFields.module.css';
import type { PlanEditorProps } from './plan/PlanEditor.tsx';

const { Window: PlanEditor } = lazyWindow(() => import('./plan/PlanEditor.tsx'), 'PlanEditor');

const NONE = 'none';

interface MasterPlanFieldsProps {
  form: ZodForm<typeof ComplexInput>;
  complex: ComplexDetails;
}

/** The master plan, which of its layers is which house, and which houses are sold in private. */
export function MasterPlanFields({ form, complex }: MasterPlanFieldsProps) {
  const { api } = useSiteContext();
  const [layers, setLayers] = useState(complex.layers);
  const [picture, setPicture] = useState<Pick<Uploaded, 'name' | 'downloadURL'> | null>(complex.genPlan);
  const [editor, setEditor] = useState<'open' | 'closed'>();
  const readPlan = useMutation(api.admin.clients.readPlan.mutationOptions({ meta: OWN_ERRORS }));
  const { errors } = form.formState;
  const svg = form.watch('genPlanSvg');
  const options = [
    { value: NONE, label: 'Не на\u00a0генплане' },
    ...layers.map(({ order, name }) => ({ value: String(order), label: name })),
  ];

  /** Every edit of the drawing is in the form at once, and in its draft. */
  function redraw({ svg, layers, layerOf }: Parameters<PlanEditorProps['onChange']>[0]) {
    setLayers(layers);
    form.setValue('genPlanSvg', svg, { shouldDirty: true });
    form.clearErrors(['genPlanSvg', 'houses']);
    for (const [index, { id, layer }] of form.getValues('houses').entries()) {
      const drawn = layerOf.get(id) ?? null;
      if (drawn !== layer) form.setValue(`houses.${index}.layer`, drawn, { shouldDirty: true });
    }
  }

  function draw({ svg, layers }: ReadPlan) {
    setLayers(layers);
    form.setValue('genPlanSvg', svg, { shouldDirty: true });
    form.clearErrors(['genPlanSvg', 'houses']);
    for (const [index, { layer }] of form.getValues('houses').entries()) {
      if (layers.some(({ order }) => order === layer)) continue;
      form.setValue(`houses.${index}.layer`, null, { shouldDirty: true });
    }
  }

  async function read(file: File): Promise<ReadPlan> {
    try {
      return await readPlan.mutateAsync({ svg: await file.text() });
    } catch (error) {
      throw new UploadError(failureText(readFailure(error)));
    }
  }

  return (
    <Box title="Генплан и корпуса">
      <div className={sections.fields}>
        <FileField<ReadPlan>
          label={COMPLEX_LABELS.genPlanSvg}
          hint={'svg до 800 КБ; слои\u00a0— элементы с\u00a0data-layer или группы с\u00a0именами'}
          accept=".svg,image/svg+xml"
          name={svg === '' ? null : `Генплан, слоёв: ${layers.length}`}
          refuse={({ size }) => (size > MAX_PLAN_LENGTH ? 'Рисунок больше 800 КБ' : null)}
          send={read}
          onChange={(plan) => plan && draw(plan)}
          error={errors.genPlanSvg?.message}
        />
        {svg !== '' && (
          <>
            {/* As a picture a drawing runs nothing, whatever is in it. */}
            <img
              className={styles.plan}
              alt="Генплан"
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              style={
                picture && isOverPicture(svg)
                  ? { background: `center / 100% 100% url("${encodeURI(picture.downloadURL)}")` }
                  : undefined
              }
            />
            <div>
              <Button size="s" variant="ghost" onClick={() => draw({ svg: '', layers: [] })}>
                Убрать генплан
              </Button>
            </div>
          </>
        )}
        <PictureField
          label={COMPLEX_LABELS.genPlanUuid}
          name={picture?.name ?? null}
          error={errors.genPlanUuid?.message}
          onChange={(file) => {
            setPicture(file);
            form.setValue('genPlanUuid', file?.uuid ?? null, { shouldDirty: true });
          }}
        />
        {picture && (
          <div className={styles.drawn}>
            <Button size="s" variant="secondary" onClick={() => setEditor('open')}>
              {isOverPicture(svg) ? 'Править контуры корпусов' : 'Обвести корпуса на\u00a0картинке'}
            </Button>
            {svg !== '' && !isOverPicture(svg) && (
              <p>Первый контур заменит загруженный рисунок; отмена его вернёт</p>
            )}
            {editor && (
              <PlanEditor
                open={editor === 'open'}
                onClose={() => setEditor('closed')}
                onClosed={() => setEditor(undefined)}
                picture={picture.downloadURL}
                svg={svg}
                houses={complex.houses.map(({ id, name }, index) => ({
                  id,
                  name,
                  layer: form.getValues(`houses.${index}.layer`),
                }))}
                onChange={redraw}
              />
            )}
          </div>
        )}
        <fieldset className={styles.houses}>
          <legend className={styles.legend}>{COMPLEX_LABELS.houses}</legend>
          {complex.houses.map(({ id, name }, index) => (
            <div key={id} className={styles.house}>
              <FormField form={form} name={`houses.${index}.layer`}>
                {({ value, onChange, error }) => (
                  <Dropdown
                    label={name}
                    options={options}
                    value={value === null ? NONE : String(value)}
                    onChange={(layer) => onChange(layer === NONE ? null : Number(layer))}
                    error={error}
                  />
                )}
              </FormField>
              <Checkbox label="Продажи закрыты" {...form.register(`houses.${index}.closedSales`)} />
            </div>
          ))}
          {complex.houses.length === 0 && <p>Корпуса придут с{'\u00a0'}фидом</p>}
        </fieldset>
        <Switch
          label={COMPLEX_LABELS.closedSales}
          hint={'Во\u00a0всех корпусах, и\u00a0в\u00a0тех, что придут с\u00a0фидами'}
          {...form.register('closedSales')}
        />
      </div>
    </Box>
  );
}
