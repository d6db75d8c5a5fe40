import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import type { WidgetConfig } from '#contract/widget-config.ts';
import { WidgetConfigForm } from '#contract/widget-config-form.ts';
import type { PreviewMessage } from '#contract/widget-preview.ts';
import type { FrameMessage, VitrinaFrameMessage } from '#contract/widget-protocol.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { printTheme } from '#domain/widget/print-theme.ts';
import type { Theme } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './WidgetPreview.module.css';

const WIDTHS = (['360', '780', '1280'] as const).map((value) => ({ value, label: value }));
type Width = (typeof WIDTHS)[number]['value'];

const NOTES: Record<ApiKeyService, string> = {
  IPO_CALC: 'Настоящий виджет, ещё не\u00a0сохранённый вид. Заявки отсюда не\u00a0уходят.',
  VITRINA: 'Настоящая витрина, ещё не\u00a0сохранённый вид. Квартиры\u00a0— по\u00a0сохранённому доступу.',
};

/** The widget itself, looking as the form says before anything is saved. */
export function WidgetPreview({ form, keyId }: { form: ZodForm<typeof ApiKeyForm>; keyId: number | null }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('360');
  const service = form.watch('service');
  const read = WidgetConfigForm.safeParse(form.watch('config'));
  const [shown, setShown] = useState<WidgetConfig | null>(null);
  const text = read.success ? JSON.stringify(read.data) : null;

  // While a field makes no sense the last look that did stays.
  useEffect(() => {
    if (text !== null) setShown(JSON.parse(text));
  }, [text]);

  const postConfig = useCallback(() => {
    if (!shown) return;
    const css = printTheme(shown.theme as Theme);
    const message: PreviewMessage = { type: 'widget:preview', options: shown.options, css };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [shown]);

  useEffect(() => {
    postConfig();
    const listen = ({ source, data }: MessageEvent<FrameMessage | VitrinaFrameMessage>) => {
      if (source === frame.current?.contentWindow && /^(ipo-calc|vitrina):ready$/.test(data.type))
        postConfig();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [postConfig]);

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
        {read.success ? NOTES[service] : 'Показан последний верный вид: в\u00a0форме есть ошибка.'}
      </p>
      <div className={styles.ground} data-width={width}>
        <iframe
          ref={frame}
          title={'Виджет с\u00a0этим видом'}
          src={addressOf(keyId, service, shown)}
          className={styles.frame}
        />
      </div>
    </section>
  );
}

/**
 * Fonts of other sites are let in by the address, and regions of a vitrina are chosen by it: the frame is loaded anew
 * when there are others.
 */
function addressOf(keyId: number | null, service: ApiKeyService, shown: WidgetConfig | null): string {
  const path = keyId === null ? '/admin/widget-preview' : `/admin/widget-preview/${keyId}`;
  const params = new URLSearchParams({ service });
  for (const { url } of shown?.theme.fontList ?? []) params.append('font', url);
  if (service === 'VITRINA')
    for (const region of shown?.options.regions ?? []) params.append('region', region);
  return `${path}?${params}`;
}
