import { useState } from 'react';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import { readConfigText } from '#contract/widget-config-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { CopyLookModal } from './CopyLookModal.tsx';
import styles from './LookTools.module.css';
import type { FormHistory } from './use-form-history.ts';

interface LookToolsProps {
  /** Null: the key is not made yet. */
  keyId: number | null;
  form: ZodForm<typeof ApiKeyForm>;
  history: FormHistory;
  /** Whether the look is shown as JSON. */
  isText: boolean;
  onText: (isText: boolean) => void;
  /** Opens the window that reads the look of a site. */
  onSite: () => void;
}

const VIEWS = [
  { value: 'fields', label: 'Форма' },
  { value: 'text', label: 'JSON' },
] as const;

/** Tools for a form as a whole: steps back and forth, the look as fields or as JSON. */
export function LookTools({ keyId, form, history, isText, onText, onSite }: LookToolsProps) {
  const text = form.watch('configText') ?? null;
  // A text that says no look would be lost with what is put into the fields.
  const isBroken = text !== null && !readConfigText(text).ok;
  const [isCopying, setIsCopying] = useState(false);

  async function turn(view: (typeof VIEWS)[number]['value']) {
    if (view === 'text') return onText(true);
    // Fields could not hold a text that says no look: it stays until it is mended or given up.
    if (!(await form.trigger('configText', { shouldFocus: true }))) return;
    form.setValue('configText', null, { shouldDirty: true });
    onText(false);
  }

  return (
    <div className={styles.tools}>
      <Button
        size="s"
        variant="secondary"
        disabled={!history.canUndo}
        focusableWhenDisabled
        onClick={history.undo}
      >
        Отменить
      </Button>
      <Button
        size="s"
        variant="secondary"
        disabled={!history.canRedo}
        focusableWhenDisabled
        onClick={history.redo}
      >
        Повторить
      </Button>
      <SegmentedSwitch
        label="Вид как"
        look="box"
        className={styles.views}
        options={VIEWS}
        value={isText ? 'text' : 'fields'}
        onChange={(view) => void turn(view)}
      />
      <Button
        size="s"
        variant="secondary"
        disabled={isBroken}
        focusableWhenDisabled
        onClick={() => setIsCopying(true)}
      >
        Вид другого ключа…
      </Button>
      <Button size="s" variant="secondary" disabled={isBroken} focusableWhenDisabled onClick={onSite}>
        Как у{'\u00a0'}вас на{'\u00a0'}сайте…
      </Button>
      <CopyLookModal form={form} keyId={keyId} open={isCopying} onClose={() => setIsCopying(false)} />
    </div>
  );
}
