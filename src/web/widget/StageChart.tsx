import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { CountedStage } from '#domain/mortgage/show/counted-offer.ts';
import { plural } from '#domain/text/plural.ts';
import { monthText } from './month-text.ts';
import styles from './StageChart.module.css';

interface StageChartProps {
  stages: readonly CountedStage[];
  limitKopecks: number | null;
}

const PLOT = { left: 66, right: 392, top: 26, bottom: 154 };
const LABEL_GAP = 16;
const AXIS = 171;

/** The payments of the stages over the years, drawn to scale, with only the values that mean something. */
export function StageChart({ stages, limitKopecks }: StageChartProps) {
  const payments = stages.map(({ payment }) => payment.toNumber());
  const limit = limitKopecks === null ? null : limitKopecks / 100;
  const top = Math.max(...payments, limit ?? 0, 1);
  const months = stages.reduce((sum, stage) => sum + stage.months, 0);
  const x = (month: number) => round(PLOT.left + ((PLOT.right - PLOT.left) * month) / months);
  const y = (payment: number) => round(PLOT.bottom - ((PLOT.bottom - PLOT.top) * payment) / top);
  const [first, later] = payments;
  const jump = x(stages[0]!.months);
  const labels = apart(
    [
      { value: first!, look: styles.value },
      ...(later === undefined ? [] : [{ value: later, look: later > first! ? styles.risen : styles.value }]),
      ...(limit === null ? [] : [{ value: limit, look: styles.quiet }]),
    ].map((label) => ({ ...label, y: y(label.value) + 5 })),
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>Платёж по этапам, ₽ в месяц</figcaption>
      <svg viewBox="0 0 400 176" className={styles.chart} role="img" aria-label={chartText(stages)}>
        <path
          className={styles.first}
          d={`M${PLOT.left} ${y(first!)}H${jump}V${PLOT.bottom}H${PLOT.left}z`}
        />
        {later !== undefined && (
          <path className={styles.later} d={`M${jump} ${y(later)}H${PLOT.right}V${PLOT.bottom}H${jump}z`} />
        )}
        <path className={styles.axis} d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} />
        {limit !== null && (
          <>
            <path className={styles.limit} d={`M${PLOT.left} ${y(limit)}H${PLOT.right}`} />
            <text x={PLOT.right} y={y(limit) - 5} textAnchor="end">
              ваш предел
            </text>
          </>
        )}
        <path className={styles.firstLine} d={`M${PLOT.left} ${y(first!)}H${jump}`} />
        {later !== undefined && (
          <path
            className={later > first! ? styles.laterLine : styles.firstLine}
            d={`M${jump} ${y(first!)}V${y(later)}H${PLOT.right}`}
          />
        )}
        {labels.map((label) => (
          <text
            key={`${label.look}${label.value}`}
            className={label.look}
            x={PLOT.left - 8}
            y={label.y}
            textAnchor="end"
          >
            {formatNumber(label.value, { decimals: 0 })}
          </text>
        ))}
        <text x={PLOT.left} y={AXIS}>
          0
        </text>
        <text x={PLOT.right} y={AXIS} textAnchor="end">
          {formatNumber(months / 12, { decimals: 1 })} лет
        </text>
      </svg>
      {later !== undefined && later > first! && (
        <p className={styles.jump}>
          С {monthText(stages[1]!.from)} платёж {formatRoubles(later)}: {growthText(first!, later)}
        </p>
      )}
    </figure>
  );
}

/** By how much a payment grows: 'в 2,6 раза больше'. */
function growthText(first: number, later: number): string {
  if (first === 0) return 'до этого платежей нет';
  const times = round(later / first);
  return times < 1.2
    ? `на ${formatRoubles(later - first)} больше`
    : `в ${formatNumber(times, { decimals: 1 })} ${plural(times, 'раз', 'раза', 'раз')} больше`;
}

function chartText(stages: readonly CountedStage[]): string {
  return stages
    .map(({ payment, from }, at) =>
      at === 0 ? `Платёж ${formatRoubles(payment)}` : `затем ${formatRoubles(payment)} с ${monthText(from)}`,
    )
    .join(', ');
}

/** Moves labels that would lie on one another apart, from the top down. */
function apart<Label extends { y: number }>(labels: Label[]): Label[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  let floor = 0;
  return sorted.map((label) => {
    const y = Math.max(label.y, floor);
    floor = y + LABEL_GAP;
    return { ...label, y };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
