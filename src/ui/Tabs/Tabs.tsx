import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useId, useRef } from 'react';
import { useInkLine } from '../SegmentedSwitch/use-ink-line.ts';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The subject of the tabs, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  className?: string;
}

/** Panels under a row of tabs; arrows move along the row, and the focused tab opens its panel. */
export function Tabs<Value extends string>({ label, items, value, onChange, ...props }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const measure = useInkLine(list, '[aria-selected="true"]', true, value);

  return (
    <BaseTabs.Root
      className={props.className}
      value={value}
      defaultValue={props.defaultValue ?? items[0]?.value}
      onValueChange={(next) => {
        requestAnimationFrame(measure);
        onChange?.(next);
      }}
    >
      <BaseTabs.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            id={`${id}${item.value}`}
            value={item.value}
            disabled={item.disabled}
            className={styles.tab}
            data-ink-target=""
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.value}
          value={item.value}
          aria-labelledby={`${id}${item.value}`}
          className={styles.panel}
        >
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
