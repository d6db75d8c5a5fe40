import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import optionList from '../popover/OptionList.module.css';
import { useRefreshedAnchor } from '../popover/use-refreshed-anchor.ts';
import styles from './Dropdown.module.css';

export interface DropdownOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface DropdownProps<Value extends string> extends FieldTexts {
  options: readonly DropdownOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** `field` is a 48 px form field, `button` a 44 px control of a toolbar that is as wide as its text. */
  look?: 'field' | 'button';
  icon?: IconName;
  /** A note under the options. */
  note?: ReactNode;
  onBlur?: () => void;
  className?: string;
}

/** One choice from a list that opens on demand; letters, arrows, Home and End work in it. */
export function Dropdown<Value extends string>(props: DropdownProps<Value>) {
  const { label, labelHidden, hint, error, skeleton, className, look = 'field', options, icon } = props;
  const labelId = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const anchor = useRefreshedAnchor(trigger, open);

  return (
    <Field
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      skeleton={skeleton}
      className={className}
      label={<span id={labelId}>{label}</span>}
    >
      {(control) => (
        // The list has its own scrollbar rules here: Base UI's inline <style> would need a CSP exception.
        <CSPProvider disableStyleElements>
          <Select.Root<Value>
            id={control.id}
            name={props.name}
            items={options}
            value={props.value}
            onValueChange={(value) => value !== null && props.onChange(value)}
            open={open}
            onOpenChange={setOpen}
            disabled={props.disabled}
          >
            <Select.Trigger
              ref={trigger}
              className={classNames(styles.trigger, styles[look])}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              aria-labelledby={`${labelId} ${control.id}-value`}
              onBlur={props.onBlur}
            >
              {icon && <Icon name={icon} />}
              <Select.Value
                id={`${control.id}-value`}
                className={styles.value}
                placeholder={props.placeholder ?? 'Выберите'}
              />
              <Icon name="chevron-down" className={styles.chevron} />
            </Select.Trigger>
            <Select.Portal>
              <Select.Positioner
                anchor={anchor}
                alignItemWithTrigger={false}
                align="start"
                sideOffset={6}
                collisionPadding={8}
                className={styles.positioner}
              >
                <Select.Popup className={classNames(optionList.popup, styles.popup)}>
                  <Select.List className={optionList.list} aria-labelledby={labelId}>
                    {options.map((option) => (
                      <Select.Item
                        key={option.value}
                        value={option.value}
                        disabled={option.disabled}
                        className={optionList.item}
                      >
                        <Select.ItemText>{option.label}</Select.ItemText>
                        <Select.ItemIndicator className={optionList.tick}>
                          <Icon name="check" />
                        </Select.ItemIndicator>
                      </Select.Item>
                    ))}
                  </Select.List>
                  {props.note && <p className={styles.note}>{props.note}</p>}
                </Select.Popup>
              </Select.Positioner>
            </Select.Portal>
          </Select.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
