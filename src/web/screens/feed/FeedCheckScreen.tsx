import { useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import type { FeedCheck } from '#contract/feed-check.ts';
import { CHECKED_FEED_BYTES } from '#domain/feed/checked-feed-bytes.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { Refusal } from '#ui/Form/refusal.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useSiteContext } from '../../site-context.ts';
import { sendFile, UploadError } from '../admin/send-file.ts';
import { TextField } from '../admin/TextField.tsx';
import { FeedCheckReport } from './FeedCheckReport.tsx';
import styles from './FeedCheckScreen.module.css';

const CHECK_PATH = '/api/feed-check';
const FAILED = 'Проверить не\u00a0получилось: попробуйте ещё раз';
const TOO_LARGE = `Для\u00a0проверки файл должен быть не\u00a0больше ${CHECKED_FEED_BYTES / 1024 ** 2}\u00a0МБ`;

type State =
  | { kind: 'idle' }
  | { kind: 'asked'; by: 'file' | 'url'; share: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'told'; name: string; check: FeedCheck };

/** Tells developers how their feed would be taken, before they give it to us. Nothing is kept. */
export function FeedCheckScreen() {
  const { publicUrl } = useSiteContext().settings;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  /** Errors: UploadError; a question that another one has taken the place of ends in silence. */
  async function ask(by: 'file' | 'url', name: string, body: File | string) {
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    setState({ kind: 'asked', by, share: 0 });
    try {
      const check = await sendFile<FeedCheck>(CHECK_PATH, body, {
        signal: own.signal,
        onProgress: (share) => setState((known) => (known.kind === 'asked' ? { ...known, share } : known)),
      });
      setState({ kind: 'told', name, check });
    } catch (failure) {
      if (own.signal.aborted) return;
      setState({ kind: 'idle' });
      throw failure;
    }
  }

  const refuse = (reason: string) => setState({ kind: 'refused', reason });
  const askByFile = (file: File) =>
    file.size > CHECKED_FEED_BYTES
      ? refuse(TOO_LARGE)
      : void ask('file', file.name, file).catch((failure) =>
          refuse(failure instanceof UploadError ? failure.message : FAILED),
        );
  const isAsked = state.kind === 'asked';
  return (
    <Page>
      <h1>Проверка фида</h1>
      <p className={styles.lead}>
        {nonBreaking(
          'Посмотрите, как мы прочитаем вашу выгрузку, до того как отдать её нам: какие квартиры встанут на витрину, какие подождут проверки, что не примем и почему. Читает тот же разбор, что и настоящая загрузка. Ни файл, ни итог мы не храним.',
        )}
      </p>
      <noscript>
        <p className={styles.note}>Чтобы проверить фид здесь, включите в браузере выполнение скриптов.</p>
      </noscript>
      <div className={styles.ways}>
        <FileWay reason={state.kind === 'refused' ? state.reason : undefined} onFile={askByFile} />
        <AddressWay
          onAddress={(url) => ask('url', URL.parse(url)?.host ?? 'Адрес', JSON.stringify({ url }))}
        />
      </div>
      <div role="status" className={styles.status}>
        {isAsked && (
          <>
            <Progress label="Проверяем фид" value={state.share < 100 ? state.share : null} />
            <p>{state.by === 'file' && state.share < 100 ? 'Передаём файл…' : 'Читаем фид…'}</p>
          </>
        )}
      </div>
      {state.kind === 'told' && <FeedCheckReport name={state.name} check={state.check} />}
      <details className={styles.program}>
        <summary>Проверять из программы</summary>
        <p>
          {nonBreaking(
            'Тот же ответ в JSON получит ваша сборка: до 6 проверок в минуту с одного адреса, файл до 20 МБ, XML или gzip.',
          )}
        </p>
        <pre>{exampleCall(publicUrl)}</pre>
      </details>
    </Page>
  );
}

function exampleCall(publicUrl: string): string {
  return `curl --data-binary @feed.xml -H 'content-type: application/xml' ${publicUrl}${CHECK_PATH}`;
}

interface FileWayProps {
  reason: string | undefined;
  onFile: (file: File) => void;
}

/** The native field covers the box, so a file may be dropped anywhere on it and the keyboard finds it. */
function FileWay({ reason, onFile }: FileWayProps) {
  const [rulesId, reasonId] = [useId(), useId()];
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        Файл
      </p>
      <div className={styles.drop} data-invalid={reason === undefined ? undefined : true}>
        <input
          type="file"
          accept=".xml,.gz,application/xml,text/xml,application/gzip"
          aria-label="Файл фида"
          aria-invalid={reason === undefined ? undefined : true}
          aria-describedby={reason === undefined ? rulesId : `${reasonId} ${rulesId}`}
          className={styles.input}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onFile(file);
            // The same file may be chosen again, after it was mended.
            currentTarget.value = '';
          }}
        />
        <p className={styles.title}>Перетащите файл или нажмите, чтобы выбрать</p>
        <p id={rulesId} className={styles.rules}>
          До{'\u00a0'}20{'\u00a0'}МБ: Яндекс.Недвижимость, ЦИАН или{'\u00a0'}ДомКлик
        </p>
      </div>
      {reason !== undefined && (
        <p id={reasonId} role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
    </div>
  );
}

function AddressWay({ onAddress }: { onAddress: (url: string) => Promise<void> }) {
  const form = useZodForm(AddressForm, { defaultValues: { url: '' } });

  async function send({ url }: AddressForm) {
    try {
      await onAddress(url);
    } catch (failure) {
      if (!(failure instanceof UploadError)) throw failure;
      throw new Refusal(failure.message, { issues: failure.issues });
    }
  }

  return (
    <Form form={form} label="Проверить по адресу" send={send} className={styles.address}>
      <TextField
        form={form}
        name="url"
        label="Или адрес"
        inputMode="url"
        placeholder="https://"
        hint="Открываем один раз и только по https"
      />
      <Button type="submit" loading={form.formState.isSubmitting} loadingText="Проверяем…">
        Проверить
      </Button>
    </Form>
  );
}

const AddressForm = z.object({ url: z.string().trim().min(1, 'Введите адрес фида').max(2_048) });
type AddressForm = z.infer<typeof AddressForm>;
