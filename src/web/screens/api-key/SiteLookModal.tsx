import { useState } from 'react';
import type { z } from 'zod';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { SiteAddress } from '#contract/site-address.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { SiteFind, SiteLook } from '#domain/widget/site-look.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm, type ZodForm } from '#ui/Form/use-zod-form.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import { TextField } from '../admin/TextField.tsx';
import styles from './SiteLookModal.module.css';
import { SITE_TARGETS } from './site-look-targets.ts';

interface SiteLookModalProps {
  /** The form of the key. */
  form: ZodForm<typeof ApiKeyForm>;
  open: boolean;
  onClose: () => void;
}

/** Proposes the colours, corners and fonts of a site that is named; each is taken by its own press and nothing else. */
export function SiteLookModal({ form, open, onClose }: SiteLookModalProps) {
  const { api } = useSiteContext();
  const asked = useZodForm(SiteAddress, { defaultValues: { url: '' } });
  const read = useFormCall(api.admin.apiKeys.siteLook.mutationOptions());
  const [look, setLook] = useState<SiteLook | null>(null);

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="m"
      title={`Как у${NBSP}вас на${NBSP}сайте`}
      description={`Прочитаем цвета и${NBSP}шрифты страницы. Само ничего не${NBSP}применится: берите то, что подходит.`}
      fullScreenOnPhone
    >
      <div className={styles.content}>
        <Form
          form={asked}
          label="Адрес сайта"
          send={(values: z.output<typeof SiteAddress>) => {
            setLook(null);
            return read(values);
          }}
          onSent={setLook}
        >
          <div className={styles.ask}>
            <TextField
              form={asked}
              name="url"
              label="Адрес страницы"
              placeholder="https://"
              spellCheck={false}
            />
            <Button type="submit" loading={asked.formState.isSubmitting} loadingText="Читаем…">
              Посмотреть
            </Button>
          </div>
        </Form>
        <div role="status">{look && <p className={styles.note}>{summary(look)}</p>}</div>
        {look && look.finds.length > 0 && (
          <ul className={styles.finds}>
            {look.finds.map((find) => (
              <Find key={`${find.role} ${find.value}`} find={find} form={form} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function Find({ find: { role, value, where }, form }: { find: SiteFind; form: SiteLookModalProps['form'] }) {
  const { label, path, isColour, now } = SITE_TARGETS[role];
  const shown = now(form.watch('config.theme'));
  const isTaken = shown === value;
  return (
    <li className={styles.find}>
      <div className={styles.name}>
        <b>{label}</b>
        <code className={styles.where}>{where}</code>
      </div>
      <div className={styles.values}>
        <Value text={shown} isColour={isColour} heard="сейчас" />
        <span aria-hidden>→</span>
        <Value text={value} isColour={isColour} heard="на сайте" />
      </div>
      <Button
        size="s"
        variant="secondary"
        subject={`${label} ${value}`}
        disabled={isTaken}
        focusableWhenDisabled
        onClick={() => {
          // The look as JSON is written anew of the fields.
          form.setValue('configText', null);
          form.setValue(path, value, { shouldDirty: true, shouldValidate: true });
        }}
      >
        {isTaken ? 'Взято' : 'Взять'}
      </Button>
    </li>
  );
}

function Value({ text, isColour, heard }: { text: string; isColour: boolean; heard: string }) {
  return (
    <span className={styles.value}>
      {isColour && <i className={styles.swatch} style={{ backgroundColor: text }} />}
      <span>
        <small className={styles.heard}>{heard}</small> {text}
      </span>
    </span>
  );
}

function summary({ finds, sheets }: SiteLook): string {
  const missed = sheets.missed > 0 ? ` Не${NBSP}прочитано таблиц стилей: ${sheets.missed}.` : '';
  if (finds.length === 0)
    return `На${NBSP}странице не${NBSP}нашлось своих цветов и${NBSP}шрифтов: её вид может рисовать скрипт.${missed}`;
  const fonts = finds.some(({ role }) => role === 'bodyFont' || role === 'headingFont')
    ? ` Файл шрифта добавьте в${NBSP}«Список шрифтов».`
    : '';
  return `Найдено: ${finds.length}. Слева как сейчас, справа как на${NBSP}сайте.${fonts}${missed}`;
}
