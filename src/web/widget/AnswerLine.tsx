import type { Ref } from 'react';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './AnswerLine.module.css';
import type { Calculation } from './calculate.ts';
import type { SeenPart } from './use-host.ts';

interface AnswerLineProps {
  calculation: Calculation;
  /** Null where there is no form to go to. */
  onAsk: (() => void) | null;
  ref: Ref<HTMLDivElement>;
}

/**
 * The answer on a phone, where the fields fill the first screen: it stands at the bottom of the window until the form
 * comes. In a frame as high as its content only the page around knows where that is (`placeAnswerLine`).
 */
export function AnswerLine({
  calculation: { bestPaymentKopecks, matchingCount },
  onAsk,
  ref,
}: AnswerLineProps) {
  return (
    <div ref={ref} className={styles.line}>
      {bestPaymentKopecks === null ? (
        <p className={styles.text}>Подходящих нет</p>
      ) : (
        <p className={styles.text}>
          <b>от {formatRoubles(fromKopecks(bestPaymentKopecks))}/мес</b>
          <span className={styles.count}>
            {matchingCount} {plural(matchingCount, 'предложение', 'предложения', 'предложений')}
          </span>
        </p>
      )}
      {onAsk && <Button onClick={onAsk}>Оставить заявку</Button>}
    </div>
  );
}

const GAP = 12;
/** A window that shows less of the frame than this has no room for the line, CSS pixels. */
const LEAST_SEEN = 240;

/**
 * Puts the line of a framed widget where the window of the page around ends, unless it would cover what has the focus;
 * it goes where that window shows little of the frame, and where the form is in sight.
 */
export function placeAnswerLine(line: HTMLElement, part: SeenPart | null): void {
  const top = part ? part.bottom - line.offsetHeight - GAP : 0;
  const next = line.nextElementSibling;
  const end = next ? next.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
  const isShown = part !== null && part.bottom - part.top >= LEAST_SEEN && part.bottom <= end;
  line.style.transform = `translateY(${top}px)`;
  line.toggleAttribute('data-shown', isShown && !isUnder(line, top));
}

function isUnder(line: HTMLElement, top: number): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || line.contains(active)) return false;
  const focus = active.getBoundingClientRect();
  return focus.height < LEAST_SEEN && focus.bottom > top && focus.top < top + line.offsetHeight;
}
