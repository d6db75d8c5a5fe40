import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  skeleton?: boolean;
  /** The change is being saved: shown as it will be, further presses wait. */
  loading?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect at once and without a form: a native checkbox with the switch role. */
export function Switch({
  label,
  hint,
  skeleton,
  loading = false,
  className,
  onChange,
  ...input
}: SwitchProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const messageId = `${id}-message`;

  if (skeleton) {
    return (
      <div className={classNames(styles.row, className)} aria-busy="true">
        <Skeleton width={40} height={24} radius="card" className={styles.still} />
        <span>{label}</span>
      </div>
    );
  }

  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells whether it is checked.
          role="switch"
          className={styles.track}
          aria-busy={loading || undefined}
          aria-disabled={loading || undefined}
          aria-describedby={hint ? messageId : undefined}
          onClick={(event) => {
            if (loading) event.preventDefault();
            else input.onClick?.(event);
          }}
          onChange={loading ? ignoreChange : onChange}
        />
        <span>{label}</span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={messageId} hint={hint} />
      </div>
    </div>
  );
}

function ignoreChange() {}
