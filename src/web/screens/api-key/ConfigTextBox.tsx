import { type RefCallback, useRef } from 'react';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { widgetConfigForm } from '#contract/widget-config-form.ts';
import { type ConfigFault, configText, readConfigText } from '#contract/widget-config-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { Box } from '../admin/Box.tsx';
import sections from '../admin/FormSections.module.css';
import styles from './ConfigTextBox.module.css';

/** The look as JSON: what makes sense is shown at once, what does not is told by line and field and stays as typed. */
export function ConfigTextBox({ form }: { form: ZodForm<typeof ApiKeyForm> }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = form.watch('configText') ?? configText(form.watch('config'));
  const read = readConfigText(text);
  const faults = read.ok ? [] : read.faults;

  function type(next: string) {
    form.setValue('configText', next, { shouldDirty: true });
    const typed = readConfigText(next);
    if (!typed.ok) return;
    form.clearErrors(['configText', 'config']);
    form.setValue('config', widgetConfigForm(typed.config), { shouldDirty: true });
  }

  function giveUp() {
    form.setValue('configText', null, { shouldDirty: true });
    form.clearErrors('configText');
    area.current?.focus();
  }

  function goTo({ at }: ConfigFault) {
    const element = area.current!;
    element.focus();
    element.setSelectionRange(at, at);
    const lines = text.split('\n').length;
    element.scrollTop = (text.slice(0, at).split('\n').length / lines) * element.scrollHeight - 80;
  }

  return (
    <Box title="Вид в JSON" id="json" note={'то\u00a0же, что в\u00a0форме'}>
      <div className={sections.fields}>
        <div role="status">
          {faults.length > 0 && (
            <ul className={styles.faults}>
              {faults.map((fault) => (
                <li key={`${fault.at} ${fault.field} ${fault.message}`}>
                  <button type="button" className={styles.line} onClick={() => goTo(fault)}>
                    Строка {fault.line}
                  </button>
                  {fault.field !== '' && <code>, {fault.field}</code>}: {fault.message}
                </li>
              ))}
            </ul>
          )}
        </div>
        {form.watch('configText') !== null && faults.length > 0 && (
          <Button size="s" variant="secondary" onClick={giveUp}>
            Вернуть последний верный вид
          </Button>
        )}
        <FormField form={form} name="configText">
          {({ onBlur, ref }) => (
            <TextArea
              label="Показ и тема"
              hint={'Чего нет, то\u00a0выглядит как наше'}
              rows={28}
              spellCheck={false}
              className={styles.text}
              value={text}
              onChange={({ currentTarget: { value } }) => type(value)}
              onBlur={onBlur}
              error={faults.length > 0 ? 'Такой вид не\u00a0сохранить: ошибки выше' : undefined}
              ref={(element) => {
                area.current = element;
                (ref as RefCallback<HTMLTextAreaElement>)(element);
              }}
            />
          )}
        </FormField>
      </div>
    </Box>
  );
}
