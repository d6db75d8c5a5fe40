import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** The number of results the choice gives, shown after the label. */
  count?: ReactNode;
  hint?: ReactNode;
  error?: string;
  skeleton?: boolean;
  /** Some but not all of what stands beneath. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox, so that forms work before and without scripts. */
export function Checkbox(props: CheckboxProps) {
  const { label, count, hint, error, skeleton, indeterminate = false, className, ref, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const messageId = `${id}-message`;
  const description =
    classNames(error || hint ? messageId : undefined, input['aria-describedby']) || undefined;

  if (skeleton) {
    return (
      <div className={classNames(styles.row, className)} aria-busy="true">
        <Skeleton width={20} height={20} />
        <span>{label}</span>
      </div>
    );
  }

  function connect(element: HTMLInputElement | null) {
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  }

  return (
    <div className={className}>
      <label className={styles.row}>
        <span className={styles.mark}>
          <input
            {...input}
            ref={connect}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={description}
          />
          <Icon name={indeterminate ? 'minus' : 'check'} size={16} className={styles.tick} />
        </span>
        <span className={styles.text}>
          {label}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={messageId} hint={hint} error={error} />
      </div>
    </div>
  );
}
