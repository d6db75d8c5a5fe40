import { useEffect, useMemo, useState } from 'react';
import type { ApiKeyForm } from '#contract/api-key-form.ts';
import type { WidgetConfig } from '#contract/widget-config.ts';
import { WidgetConfigForm } from '#contract/widget-config-form.ts';
import { readConfigText } from '#contract/widget-config-text.ts';
import type { PreviewMessage, PreviewState } from '#contract/widget-preview.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { printTheme } from '#domain/widget/print-theme.ts';
import { hasOwnGround, type Theme } from '#domain/widget/theme.ts';
import type { ZodForm } from '#ui/Form/use-zod-form.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';
import styles from './WidgetPreview.module.css';

/** Widths of a window and the places they are typical of. */
const PLACES = { 1280: 'компьютер', 780: 'колонка сайта', 360: 'телефон' } as const;
const WIDTHS = [
  { value: 'all', label: 'Все три' },
  { value: '360', label: '360' },
  { value: '780', label: '780' },
  { value: '1280', label: '1280' },
] as const;
type Width = (typeof WIDTHS)[number]['value'];

const STATES: { value: PreviewState; label: string }[] = [
  { value: 'offers', label: 'Предложения' },
  { value: 'none', label: 'Ничего не\u00a0подошло' },
  { value: 'form', label: 'Форма' },
  { value: 'refused', label: 'Ошибки' },
];
const SCHEMES: { value: PreviewMessage['scheme']; label: string }[] = [
  { value: 'light', label: 'Светлый сайт' },
  { value: 'dark', label: 'Тёмный' },
];

const NOTES: Record<ApiKeyService, string> = {
  IPO_CALC: 'Настоящий виджет, ещё не\u00a0сохранённый вид. Заявки отсюда не\u00a0уходят.',
  VITRINA: 'Настоящая витрина, ещё не\u00a0сохранённый вид. Квартиры\u00a0— по\u00a0сохранённому доступу.',
};

/** The widget itself at three widths, looking as the form says before anything is saved. */
export function WidgetPreview({ form, keyId }: { form: ZodForm<typeof ApiKeyForm>; keyId: number | null }) {
  const [width, setWidth] = useState<Width>('all');
  const [state, setState] = useState<PreviewState>('offers');
  const [scheme, setScheme] = useState<PreviewMessage['scheme']>('light');
  const service = form.watch('service');
  const read = WidgetConfigForm.safeParse(form.watch('config'));
  const typed = form.watch('configText') ?? null;
  const isSense = read.success && (typed === null || readConfigText(typed).ok);
  const [shown, setShown] = useState<WidgetConfig | null>(null);
  const text = read.success ? JSON.stringify(read.data) : null;

  // While a field makes no sense the last look that did stays.
  useEffect(() => {
    if (text !== null) setShown(JSON.parse(text));
  }, [text]);

  const message = useMemo(() => shown && messageOf(shown, scheme, state), [shown, scheme, state]);
  const widths = ([1280, 780, 360] as const).filter((one) => width === 'all' || width === String(one));

  return (
    <section id="preview" aria-label="Предпросмотр" className={styles.preview}>
      <header className={styles.head}>
        <h2 className={styles.title}>Предпросмотр</h2>
        <p role="status" className={styles.note}>
          {isSense ? NOTES[service] : 'Показан последний верный вид: в\u00a0форме есть ошибка.'}
        </p>
        <div className={styles.switches}>
          <SegmentedSwitch
            label="Ширина предпросмотра"
            look="box"
            className={styles.switch}
            options={WIDTHS}
            value={width}
            onChange={setWidth}
          />
          <SegmentedSwitch
            label="Сайт вокруг"
            look="box"
            className={styles.switch}
            options={SCHEMES}
            value={scheme}
            onChange={setScheme}
          />
          {service === 'IPO_CALC' && (
            <SegmentedSwitch
              label="Состояние виджета"
              look="box"
              className={styles.switch}
              options={STATES}
              value={state}
              onChange={setState}
            />
          )}
        </div>
      </header>
      <div className={styles.shots} data-scheme={scheme}>
        {widths.map((one) => (
          <WidgetFrame
            key={one}
            width={one}
            place={PLACES[one]}
            src={addressOf(keyId, service, shown)}
            message={message}
          />
        ))}
      </div>
    </section>
  );
}

function messageOf(
  { options, theme }: WidgetConfig,
  scheme: PreviewMessage['scheme'],
  state: PreviewState,
): PreviewMessage {
  const css = printTheme(theme as Theme);
  return { type: 'widget:preview', options, css, hasOwnGround: hasOwnGround(theme as Theme), scheme, state };
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
