import './widget.css';
import type { ApiKeyService } from '#domain/access/actor.ts';
import type { ErrorCode } from '#domain/errors.ts';
import styles from './BadWidget.module.css';
import { UNEXPECTED } from './call-widget.ts';

/** Why there is no widget. */
export interface WidgetRefusal {
  /** Whose widget was asked for. */
  service: ApiKeyService;
  refused: ErrorCode;
  /** For who puts the widget on a page and adds `debug` to its address; null for everybody else. */
  detail: { status: number; reason: string; requestId: string } | null;
}

/** The page of a widget that may not open: of a wrong key above all. */
export function BadWidget({ refused, detail }: WidgetRefusal) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{TITLES[refused] ?? UNEXPECTED}</h1>
      {refused in TITLES && <p className={styles.text}>Если вы посетитель, напишите владельцу сайта.</p>}
      {detail && (
        <p className={styles.detail}>
          {detail.reason}
          <br />
          Ответ {detail.status}, id запроса {detail.requestId}
        </p>
      )}
    </main>
  );
}

const BAD_KEY = 'Виджет не настроен: проверьте ключ';
const TITLES: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: BAD_KEY,
  FORBIDDEN: BAD_KEY,
  LIMIT: 'Слишком много обращений: откройте страницу через минуту',
};
