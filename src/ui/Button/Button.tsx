import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonContent extends ButtonLook {
  children: ReactNode;
  /** The content before the text, usually an Icon. */
  icon?: ReactNode;
}

export interface ButtonProps
  extends ButtonContent,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  href?: undefined;
  /** Keeps the width, tells assistive technology it is busy and ignores clicks. */
  loading?: boolean;
  /** Replaces the text while loading, e.g. «Отправляем…»; room for it is kept beforehand. */
  loadingText?: string;
  /** Keeps a disabled button in the tab order, so that its `aria-describedby` reason can be read. */
  focusableWhenDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export interface LinkButtonProps
  extends ButtonContent,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
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
  disabled = false,
  focusableWhenDisabled = false,
  onClick,
  type = 'button',
  href: _href,
  ...rest
}: ButtonProps) {
  const idle = disabled || loading;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // It also stops the submit of a form: a loading button stays enabled to keep the focus.
    if (idle) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
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
