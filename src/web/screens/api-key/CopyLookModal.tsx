import { useMemo, useState } from 'react';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { widgetConfigForm } from '#contract/widget-config-form.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Combobox } from '#ui/Combobox/Combobox.tsx';
import type { ComboboxOption, Suggest } from '#ui/Combobox/combobox-options.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { useSiteContext } from '../../site-context.ts';
import sections from '../admin/FormSections.module.css';
import { apiKeyListQuery, apiKeyQuery } from './api-key-queries.ts';
import { replaceValues } from './replace-values.ts';

interface CopyLookModalProps {
  form: ZodForm<typeof ApiKeyForm>;
  /** The key that is edited, which is none to copy from. */
  keyId: number | null;
  open: boolean;
  onClose: () => void;
}

/** Takes the look of another key into the form; regions stay, for they are limited by the access. */
export function CopyLookModal({ form, keyId, open, onClose }: CopyLookModalProps) {
  const context = useSiteContext();
  const { notify } = useNotifications();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  const [isTaking, setIsTaking] = useState(false);
  const source = useMemo<Suggest>(
    () => async (text, signal) => {
      const { rows } = await context.queryClient.fetchQuery(apiKeyListQuery(context, { q: text }));
      signal.throwIfAborted();
      const others = rows.filter(({ id }) => id !== keyId);
      return [
        {
          options: others.map(({ id, description, key }) => ({
            value: String(id),
            label: description,
            note: key,
          })),
        },
      ];
    },
    [context, keyId],
  );

  async function take() {
    if (!chosen) return setError('Выберите ключ');
    setIsTaking(true);
    try {
      const known = await context.queryClient.fetchQuery(apiKeyQuery(context, Number(chosen.value)));
      const values = form.getValues();
      const config = widgetConfigForm(known.config);
      config.options = { ...config.options, regions: values.config.options?.regions ?? [] };
      replaceValues(form, { ...values, config, configText: null });
      notify({ type: 'success', title: 'Вид взят и\u00a0ещё не\u00a0сохранён' });
      onClose();
    } catch {
      setError('Не\u00a0получилось взять вид этого ключа, попробуйте ещё раз');
    } finally {
      setIsTaking(false);
    }
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => {
        setChosen(null);
        setError(undefined);
      }}
      size="s"
      title="Вид другого ключа"
      description="Цвета, шрифты и показ. До сохранения всё можно вернуть."
      footer={
        <Button loading={isTaking} onClick={() => void take()}>
          Взять вид
        </Button>
      }
    >
      <div className={sections.fields}>
        <Combobox
          label="Ключ"
          placeholder="Описание, домен или конец ключа"
          source={source}
          value={chosen}
          error={error}
          onChange={(option) => {
            setChosen(option);
            setError(undefined);
          }}
        />
      </div>
    </Modal>
  );
}
