import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { Page } from '../../parts/page/Page.tsx';
import styles from './SearchSkeleton.module.css';

const CARDS = Array.from({ length: 8 }, (_, index) => index);

/** The page of results before they come, in the same boxes. */
export function SearchSkeleton() {
  return (
    <Page>
      <VisuallyHidden>Загружаем результаты</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width={280} height={38} />
      </div>
      <CardGrid>
        {CARDS.map((index) => (
          <CardCell key={index}>
            <div className={styles.card}>
              <Skeleton ratio="302 / 220" />
              <div className={styles.body}>
                <Skeleton width="62%" height={24} />
                <Skeleton width="78%" height={18} />
                <Skeleton width="66%" />
                <Skeleton width="46%" />
              </div>
            </div>
          </CardCell>
        ))}
      </CardGrid>
    </Page>
  );
}
