import type { CountedStage } from '#domain/mortgage/show/counted-offer.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './PaymentProfile.module.css';

interface PaymentProfileProps {
  stages: readonly CountedStage[];
  limitKopecks: number | null;
  className?: string | undefined;
}

const [WIDTH, HEIGHT] = [84, 36];
/** A tenth of the height stays free over the greatest payment. */
const HEADROOM = 1.1;
/** A stage of a month among thirty years would not be seen. */
const MIN_STAGE = 8;

/** How the payment goes over the term, as a line of steps, with the limit of the visitor dotted. */
export function PaymentProfile({ stages, limitKopecks, className }: PaymentProfileProps) {
  const payments = stages.map(({ payment }) => payment.toNumber());
  const limit = limitKopecks === null ? null : limitKopecks / 100;
  const top = Math.max(...payments, limit ?? 0, 1) * HEADROOM;
  const y = (payment: number) => round(HEIGHT - (payment / top) * HEIGHT);
  const months = stages.reduce((sum, stage) => sum + stage.months, 0);
  const jump = stages.length > 1 ? Math.max(MIN_STAGE, round((stages[0]!.months / months) * WIDTH)) : WIDTH;
  const [first, later] = payments;
  const isUp = later !== undefined && later > first!;
  const words = later === undefined ? 'Платёж не меняется' : isUp ? 'Платёж растёт' : 'Платёж снижается';
  const line = later === undefined ? `M0 ${y(first!)}H${WIDTH}` : `M0 ${y(first!)}H${jump}V${y(later)}`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={classNames(styles.profile, className)}
      role="img"
      aria-label={words}
    >
      <path className={styles.area} d={`${line}${later === undefined ? '' : `H${WIDTH}`}V${HEIGHT}H0z`} />
      {limit !== null && <path className={styles.limit} d={`M0 ${y(limit)}H${WIDTH}`} />}
      <path className={styles.line} d={line} />
      {later !== undefined && (
        <path className={isUp ? styles.up : styles.line} d={`M${jump} ${y(later)}H${WIDTH}`} />
      )}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
