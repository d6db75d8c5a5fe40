import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useRefreshedAnchor } from '../popover/use-refreshed-anchor.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** The explanation; it also describes the trigger to screen readers, open or not. */
  text: ReactNode;
  /** The explained button or link. Without it a small ⓘ button with `label` stands there. */
  children?: ReactElement;
  /** The name of the ⓘ button. */
  label?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short explanation on hover, focus and tap; Esc closes it. */
export function Tooltip({ text, children, label = 'Пояснение', side = 'top' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [isTapped, setTapped] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const anchor = useRefreshedAnchor(trigger, open);
  const target = children ?? (
    <button type="button" className={styles.info} aria-label={label}>
      <Icon name="info" size={16} />
    </button>
  );

  return (
    <>
      <BaseTooltip.Root
        open={open}
        onOpenChange={(next, { reason }) => {
          // A mouse that rests elsewhere is no reason to close what a finger opened.
          if (isTapped && !next && reason === 'trigger-hover') return;
          setTapped(false);
          setOpen(next);
        }}
      >
        <BaseTooltip.Trigger
          ref={trigger}
          render={target}
          delay={200}
          closeOnClick={false}
          aria-describedby={`${id}-text`}
          onClick={({ nativeEvent }) => {
            setTapped(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch');
            setOpen(true);
          }}
        />
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner
            side={side}
            sideOffset={8}
            collisionPadding={8}
            anchor={anchor}
            className={styles.positioner}
          >
            <BaseTooltip.Popup role="tooltip" className={styles.popup}>
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
      <span id={`${id}-text`} hidden>
        {text}
      </span>
    </>
  );
}
