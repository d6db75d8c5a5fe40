import { useRef, useState } from 'react';
import type { CreatedApiKey } from '#contract/api-key.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { CopyButton } from '../admin/CopyButton.tsx';
import styles from './CreatedKeyModal.module.css';

interface CreatedKeyModalProps {
  created: CreatedApiKey | null;
  onClose: (id: number) => void;
}

/** The only time a key is shown; it closes for those who say they have kept it. */
export function CreatedKeyModal({ created, onClose }: CreatedKeyModalProps) {
  const [isKept, setIsKept] = useState(false);
  const keep = useRef<HTMLInputElement>(null);
  if (!created) return null;
  const { id, key, snippet } = created;
  return (
    <Modal
      open
      size="m"
      title="Ключ создан. Скопируйте его сейчас"
      description={
        'Ключ показываем один раз. Потом в\u00a0списке останутся последние 4\u00a0знака. Потеряете\u00a0— отзовите этот и\u00a0создайте новый.'
      }
      onClose={() => (isKept ? onClose(id) : keep.current?.focus())}
      footer={
        <div className={styles.footer}>
          <Checkbox
            ref={keep}
            label={'Ключ сохранён в\u00a0надёжном месте'}
            checked={isKept}
            onChange={({ currentTarget: { checked } }) => setIsKept(checked)}
          />
          <Button disabled={!isKept} onClick={() => onClose(id)}>
            Закрыть
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <div className={styles.row}>
          <TextInput
            label="Ключ"
            readOnly
            value={key}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={key} what="ключ">
            Скопировать
          </CopyButton>
        </div>
        <TextArea label="Код вставки" readOnly rows={6} value={snippet} spellCheck={false} />
        <div>
          <CopyButton text={snippet} what="код вставки" variant="secondary">
            Скопировать код
          </CopyButton>
        </div>
      </div>
    </Modal>
  );
}
