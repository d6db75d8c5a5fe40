import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import type { WidgetConfig } from '#contract/widget-config.ts';
import { WidgetConfigForm } from '#contract/widget-config-form.ts';
import type { PreviewMessage } from '#contract/widget-preview.ts';
import type { FrameMessage } from '#contract/widget-protocol.ts';
import { printTheme } from '#domain/widget/print-theme.ts';
import type { Theme } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './WidgetPreview.module.css';

const WIDTHS = (['360', '780', '1280'] as const).map((value) => ({ value, label: value }));
type Width = (typeof WIDTHS)[number]['value'];

/** The widget itself, looking as the form says before anything is saved. */
export function WidgetPreview({ form, keyId }: { form: ZodForm<typeof ApiKeyForm>; keyId: number | null }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('360');
  const read = WidgetConfigForm.safeParse(form.watch('config'));
  const [shown, setShown] = useState<WidgetConfig | null>(null);
  const text = read.success ? JSON.stringify(read.data) : null;

  // While a field makes no sense the last look that did stays.
  useEffect(() => {
    if (text !== null) setShown(JSON.parse(text));
  }, [text]);

  const tell = useCallback(() => {
    if (!shown) return;
    const css = printTheme(shown.theme as Theme);
    const message: PreviewMessage = { type: 'ipo-calc:preview', options: shown.options, css };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [shown]);

  useEffect(() => {
    tell();
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === frame.current?.contentWindow && data.type === 'ipo-calc:ready') tell();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [tell]);

  return (
    <section aria-label="Предпросмотр" className={styles.preview}>
      <header className={styles.head}>
        <h2 className={styles.title}>Предпросмотр</h2>
        <SegmentedSwitch
          label="Ширина предпросмотра"
          look="box"
          options={WIDTHS}
          value={width}
          onChange={setWidth}
        />
      </header>
      <p role="status" className={styles.note}>
        {read.success
          ? 'Настоящий виджет, ещё не\u00a0сохранённый вид. Заявки отсюда не\u00a0уходят.'
          : 'Показан последний верный вид: в\u00a0форме есть ошибка.'}
      </p>
      <div className={styles.ground} data-width={width}>
        <iframe
          ref={frame}
          title="Виджет с\u00a0этим видом"
          src={addressOf(keyId, shown)}
          className={styles.frame}
        />
      </div>
    </section>
  );
}

/** Fonts of other sites are let in by the address: the frame is loaded anew when there are others. */
function addressOf(keyId: number | null, shown: WidgetConfig | null): string {
  const fonts = (shown?.theme.fontList ?? []).map(({ url }) => `font=${encodeURIComponent(url)}`);
  const path = keyId === null ? '/admin/widget-preview' : `/admin/widget-preview/${keyId}`;
  return fonts.length > 0 ? `${path}?${fonts.join('&')}` : path;
}
