import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ComplexPage } from '#contract/complex-page.ts';
import { isOverPicture } from '#domain/listing/drawn-plan.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { ImageLoader } from '#ui/ImageLoader/ImageLoader.tsx';
import { Sleeping } from '../../../parts/page/Sleeping.tsx';
import { Board } from '../board/Board.tsx';
import { boardHouse } from '../board/board-house.ts';
import { boardQuery } from '../complex-queries.ts';
import listing from '../Listing.module.css';
import { HouseList } from './HouseList.tsx';
import styles from './HousesSection.module.css';
import { MasterPlan } from './MasterPlan.tsx';

const route = getRouteApi('/complex/$id');

/** The houses of a complex on their plan and in a list, and the board of the chosen one. */
export function HousesSection({ page }: { page: ComplexPage }) {
  const { houseId } = route.useSearch();
  const { complex, houses } = page;
  const chosen = boardHouse(houses, houseId);
  if (!chosen) return null;
  const { genPlan, genPlanSvg } = complex;
  const hasPlan = genPlanSvg !== null || genPlan !== null;
  const hasChoice = houses.length > 1;
  return (
    <section className={listing.section} id="board">
      <h2>{hasPlan ? 'Генплан и\u00a0шахматка' : `Корпуса и${NBSP}шахматка`}</h2>
      {hasChoice && (
        <p className={styles.lead}>
          Выберите корпус {genPlanSvg !== null ? 'на\u00a0плане или в\u00a0списке' : 'в\u00a0списке'}
        </p>
      )}
      <div className={hasPlan ? styles.top : undefined} data-edit="plan">
        {genPlanSvg !== null && (
          <MasterPlan
            svg={genPlanSvg}
            picture={isOverPicture(genPlanSvg) ? genPlan : null}
            complex={complex}
            houses={houses}
            chosen={chosen}
          />
        )}
        {genPlanSvg === null && genPlan !== null && (
          <ImageLoader src={genPlan} alt="Генплан" ratio="16 / 10" fit="contain" />
        )}
        <HouseList
          houses={houses}
          chosen={hasChoice ? chosen : undefined}
          payments={page.housePayments}
          isColumn={hasPlan}
        />
      </div>
      <Sleeping heights={[1200, 780]}>
        <ChosenBoard key={chosen.id} houseId={chosen.id} house={capitalised(houseTitle(chosen))} />
      </Sleeping>
    </section>
  );
}

function ChosenBoard({ houseId, house }: { houseId: number; house: string }) {
  const search = route.useSearch();
  const { data: board } = useSuspenseQuery(boardQuery(route.useRouteContext(), houseId, search));
  // Each section is a board of its own: another flat is chosen there.
  return <Board key={board.section} house={house} board={board} />;
}
