import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_GOALS } from '#domain/road/road.ts';
import { writeRoad } from '#domain/road/road-text.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useRoad } from '../../query/use-road.ts';
import { useSiteContext } from '../../site-context.ts';
import { ChoiceModal, type WindowProps } from '../page/ChoiceModal.tsx';
import { GoalFields } from './GoalFields.tsx';
import { draftOf, type GoalDraft, goalsOf, newGoal } from './goal-draft.ts';
import styles from './RoadModal.module.css';
import { roadQuery } from './road-query.ts';

/** Where the visitor goes every day, how, and how long at most: cards tell the minutes, the search obeys the limits. */
export function RoadModal(props: WindowProps) {
  const road = useRoad();
  const { data: goals, isError } = useQuery(roadQuery(useSiteContext(), road));
  // Goals whose names do not come can be named anew.
  if (road !== undefined && !goals && !isError) return null;
  return <RoadWindow {...props} start={(goals ?? []).map(draftOf)} />;
}

function RoadWindow({ open, onClose, onClosed, start }: WindowProps & { start: GoalDraft[] }) {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(() => (start.length > 0 ? start : [newGoal(0)]));
  const [isWrong, setIsWrong] = useState(false);

  function take(road: string | undefined) {
    onClose();
    void navigate({
      to: '.',
      search: (old) => ({ ...old, road, page: undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  function submit() {
    const road = writeRoad(goalsOf(drafts));
    setIsWrong(road === undefined);
    if (road !== undefined) take(road);
  }

  function change(at: number, more: Partial<GoalDraft>) {
    setIsWrong(false);
    setDrafts((old) => old.map((draft, place) => (place === at ? { ...draft, ...more } : draft)));
  }

  return (
    <ChoiceModal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Дорога"
      description="Куда вы ездите каждый день: на карточках будет время в пути, а в поиске останутся дома не дальше."
      onTake={submit}
      onReset={() => take(undefined)}
    >
      {drafts.map((draft, at) => (
        <GoalFields
          key={draft.key}
          title={drafts.length > 1 ? `Место ${at + 1}` : null}
          draft={draft}
          error={isWrong && at === 0 ? 'Выберите метро или адрес из списка либо точку на карте' : undefined}
          onChange={(more) => change(at, more)}
          onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter((_, place) => place !== at)) : null}
        />
      ))}
      {drafts.length < MAX_GOALS && (
        <div>
          <Button
            variant="ghost"
            icon={<Icon name="plus" />}
            onClick={() => setDrafts([...drafts, newGoal(Math.max(...drafts.map(({ key }) => key)) + 1)])}
          >
            Добавить второе место
          </Button>
        </div>
      )}
      <p className={styles.note}>
        На транспорте считаем по схеме метро с пересадками, ожиданием и пешей дорогой до станций. Знак ≈
        значит, что время оценено по прямой.
      </p>
    </ChoiceModal>
  );
}
