import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '../../../lazy-screen.ts';
import { DeveloperLine } from '../DeveloperLine.tsx';
import listing from '../Listing.module.css';
import styles from './DeveloperSection.module.css';
import { HandoverCounts } from './HandoverCounts.tsx';

const DeveloperModal = lazyPart(() => import('./DeveloperModal.tsx'), 'DeveloperModal');

/** Who builds the complex and what else they built; more of it opens over the page. */
export function DeveloperSection({ page, now }: { page: ComplexPage; now: Date }) {
  const { developerCompany: developer } = page;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section className={listing.section} id="developer">
      <h2>Застройщик</h2>
      <DeveloperLine developer={developer}>
        <div className={styles.more}>
          <HandoverCounts developer={developer} />
          <Button
            variant="secondary"
            onClick={() => {
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            О застройщике
          </Button>
        </div>
      </DeveloperLine>
      <p className={styles.all}>
        <AllComplexes developer={developer} />
      </p>
      {wasOpened && (
        <Suspense fallback={null}>
          <DeveloperModal
            developer={developer}
            complexId={page.complex.id}
            handoverYears={page.handoverYears}
            now={now}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function AllComplexes({ developer: { id, name } }: { developer: ComplexPage['developerCompany'] }) {
  return (
    <Link to="/search" search={{ complexes: true, searchFilters: { developer: { id, name } } }}>
      Все ЖК застройщика
    </Link>
  );
}
