import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Form.module.css';
import { RefusalBanner } from './RefusalBanner.tsx';
import { type Refusal, type Remedy, unshownOf } from './refusal.ts';

export interface FormLook {
  children: ReactNode;
  /** Names the form for screen readers. */
  label?: string;
  className?: string;
}

interface FormFrameProps extends FormLook {
  /** Checks what was typed, shows what is wrong under its fields, else sends it; answers why it was not taken. */
  submit: () => Promise<Refusal | null>;
  isSending: boolean;
}

const BAD_FIELD =
  ':is(input, textarea, button, select)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input';

/**
 * The element of every form that sends something, whoever keeps its fields. One try goes at a time; after a refused
 * one the focus is on the first bad field, and what no field says stands at the head of the form.
 */
export function FormFrame({ submit, isSending, children, label, className }: FormFrameProps) {
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [unshown, setUnshown] = useState<readonly string[]>([]);

  useEffect(() => {
    const form = element.current;
    if (!form || !refusal) return;
    setUnshown(unshownOf(refusal, form.textContent));
    // The first field in the order of the page gets the focus; fields may be registered in another order.
    form.querySelector<HTMLElement>(BAD_FIELD)?.focus();
  }, [refusal]);

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside a modal inside a form: React bubbles its submit to the outer one.
    event.stopPropagation();
    if (isBusy.current) return;
    isBusy.current = true;
    setRefusal(null);
    setUnshown([]);
    try {
      setRefusal(await submit());
    } finally {
      isBusy.current = false;
    }
  }

  /** The sentence goes with its button, and the focus to what is to be pressed next. */
  function use({ act }: Remedy) {
    setUnshown([]);
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    act();
  }

  return (
    <form
      ref={element}
      noValidate
      // Sent past our scripts it must not write what was typed into the address.
      method="post"
      aria-label={label}
      aria-busy={isSending || undefined}
      className={classNames(styles.form, className)}
      onSubmit={take}
    >
      {unshown.length > 0 && (
        <RefusalBanner sentences={unshown} remedy={refusal?.remedy ?? null} onRemedy={use} />
      )}
      {children}
    </form>
  );
}
