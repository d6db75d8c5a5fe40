import { useState } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { useNotifications } from '#ui/Notifications/Notifications.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import styles from './ActionBar.module.css';
import type { Bulk, BulkAction, RowId } from './bulk.ts';
import buttons from './FormButtons.module.css';
import { type Failed, runEach } from './run-each.ts';

interface ActionBarProps<Row> {
  bulk: Bulk<Row>;
  rows: readonly Row[];
  chosen: readonly RowId[];
  onChoose: (ids: readonly RowId[]) => void;
}

/** So many names stand in the question; the rest is counted. */
const MOST_NAMED = 8;

/** Stands at the bottom of a list while rows are chosen, and acts upon all of them. */
export function ActionBar<Row>({ bulk, rows, chosen, onChoose }: ActionBarProps<Row>) {
  const { notify } = useNotifications();
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const [behind, setBehind] = useState<{ done: number; of: number } | null>(null);
  const [failed, setFailed] = useState<Failed<Row>[]>([]);
  const chosenRows = rows.filter((row) => chosen.includes(bulk.idOf(row)));
  const [typed, setTyped] = useState('');
  const fitting = ({ fits = () => true }: BulkAction<Row>) => chosenRows.filter(fits);

  const agreement = asked?.agreement ? `${asked.agreement} ${fitting(asked).length}` : null;

  function ask(action: BulkAction<Row>) {
    setTyped('');
    setAsked(action);
  }

  async function act(action: BulkAction<Row>) {
    setAsked(null);
    setFailed([]);
    const of = fitting(action);
    setBehind({ done: 0, of: of.length });
    const result = await runEach(of, action.run, (done) => setBehind({ done, of: of.length }));
    await bulk.onDone();
    setBehind(null);
    setFailed(result.failed);
    onChoose(result.failed.map(({ row }) => bulk.idOf(row)));
    if (result.done.length > 0) {
      notify({ type: 'success', title: `${action.doneText}: ${formatNumber(result.done.length)}` });
    }
  }

  if (chosenRows.length === 0 && behind === null) return null;
  return (
    <section className={styles.bar} aria-label="Выбранное">
      <p role="status" className={styles.count}>
        {behind
          ? `Сделано ${formatNumber(behind.done)} из${NBSP}${formatNumber(behind.of)}`
          : `Выбрано ${formatNumber(chosenRows.length)} из${NBSP}${formatNumber(rows.length)}`}
      </p>
      <div className={styles.actions}>
        {bulk.actions.map((action) => {
          const count = fitting(action).length;
          return (
            <Button
              key={action.text}
              size="s"
              variant={action.warning ? 'danger' : 'primary'}
              disabled={count === 0 || behind !== null}
              onClick={() => (action.warning ? ask(action) : void act(action))}
            >
              {action.text}
              {count === chosenRows.length ? '' : ` (${formatNumber(count)})`}
              {action.warning ? '…' : ''}
            </Button>
          );
        })}
        {chosenRows.length < rows.length && (
          <Button
            size="s"
            variant="secondary"
            disabled={behind !== null}
            onClick={() => onChoose(rows.map(bulk.idOf))}
          >
            Выбрать всё на{NBSP}странице
          </Button>
        )}
        <Button size="s" variant="ghost" disabled={behind !== null} onClick={() => onChoose([])}>
          Снять выбор
        </Button>
      </div>
      {failed.length > 0 && (
        <ul role="alert" className={styles.failed}>
          {failed.map(({ row, reason }) => (
            <li key={bulk.idOf(row)}>
              <b>{bulk.nameOf(row)}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
      <Modal
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `${asked.text}: ${formatNumber(fitting(asked).length)}?` : ''}
      >
        {asked && (
          <>
            <p>{asked.warning}</p>
            <ul className={styles.named}>
              {fitting(asked)
                .slice(0, MOST_NAMED)
                .map((row) => (
                  <li key={bulk.idOf(row)}>{bulk.nameOf(row)}</li>
                ))}
              {fitting(asked).length > MOST_NAMED && (
                <li>и ещё {formatNumber(fitting(asked).length - MOST_NAMED)}</li>
              )}
            </ul>
            {agreement !== null && (
              <TextInput
                label={`Введите ${agreement}`}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
            <div className={buttons.buttons}>
              <Button variant="secondary" onClick={() => setAsked(null)}>
                Отмена
              </Button>
              <Button
                variant="danger"
                disabled={agreement !== null && typed.trim() !== agreement}
                focusableWhenDisabled
                onClick={() => void act(asked)}
              >
                {asked.text}
              </Button>
            </div>
          </>
        )}
      </Modal>
    </section>
  );
}
