import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';

/** The properties every field of the kit has besides its value. */
export interface FieldTexts {
  /** The label always exists; `labelHidden` leaves it to screen readers. */
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** It replaces the hint. */
  error?: string;
  /** Marks the field as wrong when the message stands elsewhere. */
  invalid?: boolean;
  /** Shows a box of the same size while the value is loading. */
  skeleton?: boolean;
}

/** The attributes that tie the control inside to its label and message. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  /** Ids of further descriptions. */
  describedBy?: string;
  skeletonHeight?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint or error below: the frame of every text-like field. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, skeleton, className, describedBy, skeletonHeight } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const messageId = `${id}-message`;
  const description = classNames(error || hint ? messageId : undefined, describedBy) || undefined;
  const invalid = error || props.invalid ? true : undefined;

  return (
    <div className={classNames(styles.field, className)} aria-busy={skeleton || undefined}>
      {skeleton ? (
        <span className={styles.label}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</span>
      ) : (
        <label htmlFor={id} className={labelHidden ? undefined : styles.label}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
      )}
      {skeleton ? (
        <Skeleton height={skeletonHeight ?? 'var(--field-h)'} radius="control" />
      ) : (
        props.children({ id, 'aria-describedby': description, 'aria-invalid': invalid })
      )}
      <FieldMessage id={messageId} hint={hint} error={skeleton ? undefined : error} />
    </div>
  );
}
