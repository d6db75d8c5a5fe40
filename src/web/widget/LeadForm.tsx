import { type FormEvent, useId, useRef, useState } from 'react';
import type { WidgetPage } from '#contract/widget-page.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { getPart } from '#domain/mortgage/offer/find-part.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { termMonths } from '#domain/mortgage/term-months.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { callWidget } from './call-widget.ts';
import type { Choice } from './choice.ts';
import styles from './LeadForm.module.css';
import { leadErrors } from './lead-errors.ts';
import { PhoneInput } from './PhoneInput.tsx';

export interface LeadFormProps {
  page: WidgetPage;
  /** The page around the frame; null when it is unknown or there is none. */
  pageUrl: string | null;
  choice: Choice;
  /** The chosen one; null when the visitor asks about any. */
  offer: Offer | null;
  /** The rate the lead is about, yearly, 0..1. */
  interest: number;
  /** Roubles. */
  loan: number;
  isInDialog: boolean;
  onSent: () => void;
}

type Errors = Partial<Record<'name' | 'phone' | 'agreement', string>>;

/** The lead form of the widget: what was typed stays until it was stored. */
export function LeadForm({
  page,
  pageUrl,
  choice,
  offer,
  interest,
  loan,
  isInDialog,
  onSent,
}: LeadFormProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const reasonId = useId();
  const receiver = offer?.bank.name ?? 'специалист по ипотеке';

  function retype(fields: { name?: string; phone?: string }) {
    const next = { name, phone, ...fields };
    setName(next.name);
    setPhone(next.phone);
    if (Object.keys(errors).length > 0) setErrors(leadErrors(next));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isAgreed || isSending) return;
    const found = leadErrors({ name, phone });
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    if (page.isPreview) return setSentTo(receiver);
    const body = {
      name: name.trim(),
      phone,
      amount: loan,
      price: choice.price,
      interest: offer ? getPart(offer, 'BASE').interest : interest,
      years: choice.years,
      initialPayment: choice.initialPayment,
      ...(offer && { offer: offer.hash }),
      pageUrl: pageUrl ?? window.location.origin + window.location.pathname,
      agreement: true,
    };
    setSending(true);
    setFailure(null);
    const answer = await callWidget('widget/application', body, {
      key: page.key,
      headers: { 'idempotency-key': keyOf(body) },
    });
    setSending(false);
    if (answer.ok) {
      setSentTo(receiver);
      onSent();
    } else {
      setErrors(answer.issues);
      const isField = 'name' in answer.issues || 'phone' in answer.issues;
      if (isField) focusFirst(answer.issues);
      else setFailure(answer.message);
    }
  }

  /** A repeated try of the same words is the same lead; other words are another one. */
  function keyOf(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: randomKey() };
    return attempt.current.key;
  }

  function focusFirst(found: Errors) {
    const field = found.name ? 'name' : 'phone';
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  if (sentTo !== null) {
    return (
      <div role="status" className={styles.sent}>
        <Icon name="success" />
        <div>
          <p className={styles.title}>Заявка отправлена. Позвонит: {sentTo}</p>
          <p className={styles.who}>Номер {phone}</p>
        </div>
      </div>
    );
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label="Оставить заявку"
      aria-busy={isSending || undefined}
      onSubmit={submit}
    >
      {!isInDialog && <h2 className={styles.title}>Оставить заявку</h2>}
      <p className={styles.who}>
        Заявку получит: {receiver}. Расчёт приложим: {formatMillions(choice.price)}, взнос{NBSP}
        {formatPercent(choice.initialPayment)}, {periodText(termMonths(choice.years))}.
      </p>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.fields}>
        <TextInput
          label="Имя"
          name="name"
          autoComplete="given-name"
          placeholder="Как к вам обращаться"
          value={name}
          error={errors.name}
          onChange={(event) => retype({ name: event.currentTarget.value })}
        />
        <PhoneInput value={phone} error={errors.phone} onChange={(value) => retype({ phone: value })} />
      </div>
      <div className={styles.end}>
        <Checkbox
          label={
            <a href={page.consentUrl} target="_blank" rel="noreferrer">
              Соглашаюсь с политикой в отношении обработки персональных данных
            </a>
          }
          checked={isAgreed}
          error={errors.agreement}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <Button
          type="submit"
          disabled={!isAgreed}
          focusableWhenDisabled
          aria-describedby={isAgreed ? undefined : reasonId}
          loading={isSending}
          loadingText="Отправляем…"
        >
          {failure === null ? 'Отправить' : 'Повторить'}
        </Button>
      </div>
      {!isAgreed && (
        <p id={reasonId} className={styles.reason}>
          Кнопка станет активной, когда вы отметите согласие.
        </p>
      )}
    </form>
  );
}

/** `randomUUID` is not there on pages without https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
