import { Modal } from '#ui/Modal/Modal.tsx';
import { Switch } from '#ui/Switch/Switch.tsx';
import styles from './KeysSheet.module.css';
import { useListKeysSetting } from './use-list-keys-setting.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/', 'Ctrl+K'], 'найти страницу, действие или запись'],
  [['Ctrl+S'], 'сохранить открытую форму'],
  [['J', 'K'], 'следующая и\u00a0прошлая строка списка'],
  [['Enter'], 'открыть строку'],
  [['X'], 'выбрать строку'],
  [['C'], 'добавить запись в\u00a0список'],
  [['E'], 'изменить фид или правовой документ'],
  [['P'], 'изменить приоритет программы'],
  [['R'], 'запустить фид'],
  [['Del'], 'удалить запись или отозвать ключ'],
  [['S'], 'к\u00a0действиям с\u00a0открытой заявкой'],
  [['1', '2', '3'], 'ждать, снять или оставить пропавшие квартиры'],
  [['Ctrl+Enter'], 'применить решения по\u00a0фиду'],
  [['Esc'], 'закрыть окно'],
  [['?'], 'этот список'],
];

/** The keys of the console, and the switch of those that are single letters. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [areOn, set] = useListKeysSetting();
  return (
    <Modal open={open} onClose={onClose} title="Клавиши">
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Одиночные клавиши"
        hint={'Буквы, цифры, Del и\u00a0/; в\u00a0этом браузере'}
        checked={areOn}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    </Modal>
  );
}
