import { useId, useRef, useState } from 'react';
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
import { FormFrame } from '#ui/Form/FormFrame.tsx';
import { Refusal } from '#ui/Form/refusal.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { randomKey } from '../data/once-key.ts';
import { ConsentLabel } from '../parts/lead/ConsentLabel.tsx';
import { PhoneInput } from '../parts/phone/PhoneInput.tsx';
import { callWidget } from './call-widget.ts';
import type { Choice } from './choice.ts';
import styles from './LeadForm.module.css';
import { leadErrors } from './lead-errors.ts';

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
  /** Begins as somebody sees it who sent nothing but the consent: a preview shows what is refused. */
  isRefused?: boolean;
  onSent: () => void;
}

type Errors = Record<string, string>;

/** The lead form of the widget: what was typed stays until it was stored. */
export function LeadForm({
  page,
  pageUrl,
  choice,
  offer,
  interest,
  loan,
  isInDialog,
  isRefused = false,
  onSent,
}: LeadFormProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [isAgreed, setAgreed] = useState(isRefused);
  const [errors, setErrors] = useState<Errors>(isRefused ? leadErrors({ name: '', phone: '' }) : {});
  const [hasFailed, setHasFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const reasonId = useId();
  /** Null after the server said that another one gets it: its sentence stands at the head of the form. */
  const [recipient, setRecipient] = useState<string | null>(page.recipient);

  function retype(fields: { name?: string; phone?: string }) {
    const next = { name, phone, ...fields };
    // A field that is only left tells its value, too; a message that went then would move the button from the press.
    if (next.name === name && next.phone === phone) return;
    setName(next.name);
    setPhone(next.phone);
    if (Object.keys(errors).length === 0) return;
    // A fault the server found in a field holds until that field is typed in.
    const kept = Object.entries(errors).filter(([field]) => !(field in fields));
    setErrors({ ...Object.fromEntries(kept), ...leadErrors(next) });
  }

  async function submit(): Promise<Refusal | null> {
    if (!isAgreed) return null;
    const found = leadErrors({ name, phone });
    setErrors(found);
    const issues = Object.entries(found).map(([name, message]) => ({ path: [name], message }));
    if (issues.length > 0) return new Refusal('', { issues });
    if (page.isPreview) {
      setIsSent(true);
      return null;
    }
    setSending(true);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Among several issues of a field the first stays.
      setErrors(Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path[0], message])));
      setHasFailed(true);
      if (error.issues.some(({ path }) => path[0] === 'recipient')) {
        setRecipient(null);
        setAgreed(false);
      }
      return error;
    } finally {
      setSending(false);
    }
    setIsSent(true);
    onSent();
    return null;
  }

  function send(): Promise<unknown> {
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
      ...(recipient !== null && { recipient }),
    };
    return callWidget('widget/application', body, {
      key: page.key,
      headers: { 'idempotency-key': keyOf(body) },
    });
  }

  /** A repeated try of the same words is the same lead; other words are another one. */
  function keyOf(body: object): string {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: randomKey() };
    return attempt.current.key;
  }

  if (isSent) {
    return (
      <div role="status" className={styles.sent}>
        <Icon name="success" />
        <div>
          <p className={styles.title}>Заявка отправлена{recipient !== null && `. Позвонит: ${recipient}`}</p>
          <p className={styles.who}>Номер {phone}</p>
        </div>
      </div>
    );
  }

  return (
    <FormFrame label="Оставить заявку" submit={submit} isSending={isSending}>
      {!isInDialog && <h2 className={styles.title}>Оставить заявку</h2>}
      <p className={styles.who}>
        {recipient !== null && `Заявку получит: ${recipient}. `}Расчёт приложим:{' '}
        {offer && `${offer.bank.name}, `}
        {formatMillions(choice.price)}, взнос{NBSP}
        {formatPercent(choice.initialPayment)}, {periodText(termMonths(choice.years))}.
      </p>
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
        <PhoneInput
          name="phone"
          value={phone}
          error={errors.phone}
          onChange={(value) => retype({ phone: value })}
        />
      </div>
      <div className={styles.end}>
        <Checkbox
          label={<ConsentLabel href={page.consentUrl} />}
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
          {hasFailed ? 'Повторить' : 'Отправить'}
        </Button>
      </div>
      {!isAgreed && (
        <p id={reasonId} className={styles.reason}>
          Кнопка станет активной, когда вы отметите согласие.
        </p>
      )}
    </FormFrame>
  );
}
