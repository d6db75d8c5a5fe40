import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonContent extends ButtonLook {
  /** The content before the text, usually an Icon. */
  icon?: ReactNode;
}

interface PushLook extends ButtonContent, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Words> {
  href?: undefined;
  /** Keeps the width, tells assistive technology it is busy and ignores clicks. */
  loading?: boolean;
  /** Keeps a disabled button in the tab order, so that its `aria-describedby` reason can be read. */
  focusableWhenDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface Words {
  children: ReactNode;
  /** Replaces the text while loading, e.g. «Отправляем…»; room for it is kept beforehand. */
  loadingText?: string;
  /** Tells buttons of the same words apart: heard after the words shown, «Обновить: Курсы валют», and not seen. */
  subject?: string;
  'aria-label'?: string;
}

/** Whoever presses by voice says what is seen, so a label that stands still never covers words that change. */
type HeardWords =
  | (Words & { subject?: undefined; loadingText?: undefined })
  | (Words & { subject?: undefined; 'aria-label'?: undefined })
  | (Words & { subject: string; children: string; 'aria-label'?: undefined });

export type ButtonProps = PushLook & HeardWords;

export interface LinkButtonProps
  extends ButtonContent,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  children: ReactNode;
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps | LinkButtonProps) {
  return props.href === undefined ? <PushButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({ variant, size, wide, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}

function PushButton({
  variant,
  size,
  wide,
  icon,
  children,
  className,
  loading = false,
  loadingText,
  subject,
  'aria-label': label,
  disabled = false,
  focusableWhenDisabled = false,
  onClick,
  type = 'button',
  href: _href,
  ...rest
}: ButtonProps) {
  const idle = disabled || loading;
  const shown = loading && loadingText ? loadingText : children;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // It also stops the submit of a form: a loading button stays enabled to keep the focus.
    if (idle) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      aria-label={subject === undefined ? label : `${shown}: ${subject}`}
      className={classNames(buttonClass({ variant, size, wide }), loading && styles.loading, className)}
      disabled={disabled && !focusableWhenDisabled}
      aria-disabled={idle || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      <span className={styles.content} data-hidden={(loading && Boolean(loadingText)) || undefined}>
        {icon}
        {children}
      </span>
      {loadingText && (
        <span className={styles.content} data-hidden={!loading || undefined}>
          {loadingText}
        </span>
      )}
      {loading && !loadingText && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
