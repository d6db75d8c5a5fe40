import { Link } from '@tanstack/react-router';
import type { Company } from '#contract/company.ts';
import { ageInHalves } from '#domain/text/age-in-halves.ts';
import { countPhrase } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { PhoneButton } from '../../../parts/phone/PhoneButton.tsx';
import { DeveloperLogo } from './DeveloperLogo.tsx';
import styles from './DeveloperModal.module.css';
import { HandoverCounts } from './HandoverCounts.tsx';

export interface DeveloperModalProps {
  developer: Company;
  /** The complex whose page this is: leads go to who takes them there. */
  complexId: number;
  handoverYears: readonly { year: number; housesCount: number }[];
  now: Date;
  open: boolean;
  onClose: () => void;
}

/** All that is known of a developer: names, age, houses handed over by year. */
export function DeveloperModal({
  developer,
  complexId,
  handoverYears,
  now,
  open,
  onClose,
}: DeveloperModalProps) {
  const { id, name, fullName, foundationYear, description } = developer;
  const year = Number(moscowDate(now).slice(0, 4));
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`О${NBSP}застройщике`}
      size="m"
      footer={
        <div className={styles.footer}>
          <PhoneButton developer={developer} complexId={complexId} />
          <Link
            to="/search"
            search={{ complexes: true, searchFilters: { developer: { id, name } } }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Все ЖК застройщика
          </Link>
        </div>
      }
    >
      <div className={styles.head}>
        <DeveloperLogo developer={developer} size={72} />
        <div>
          <p className={styles.name}>{name}</p>
          {fullName && <p className={styles.full}>{fullName}</p>}
          {foundationYear !== null && foundationYear <= year && (
            <p className={styles.age}>
              основан в{NBSP}
              {foundationYear} году
              {foundationYear < year && `, ${ageInHalves(year - foundationYear)} на${NBSP}рынке`}
            </p>
          )}
        </div>
      </div>
      <div className={styles.counts}>
        <HandoverCounts developer={developer} />
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {handoverYears.length > 0 && (
        <>
          <h3 className={styles.title}>Сдано по{NBSP}годам</h3>
          <ol className={styles.years}>
            {handoverYears.map(({ year: when, housesCount }) => (
              <li key={when} aria-label={`${when}: ${countPhrase(housesCount, 'дом', 'дома', 'домов')}`}>
                <span className={styles.tower} aria-hidden="true">
                  {housesCount > MOST_MARKS ? (
                    <b>{housesCount}</b>
                  ) : (
                    Array.from({ length: housesCount }, (_, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike.
                      <i key={at} />
                    ))
                  )}
                </span>
                <span aria-hidden="true">{when}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Modal>
  );
}

/** A taller tower of marks is a number. */
const MOST_MARKS = 6;
