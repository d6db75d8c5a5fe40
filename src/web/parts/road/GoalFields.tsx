import { ROAD_MODES } from '#domain/road/road.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { SelectField } from '../page/SelectField.tsx';
import { GoalField } from './GoalField.tsx';
import type { GoalDraft } from './goal-draft.ts';
import { PointOnMap } from './PointOnMap.tsx';
import styles from './RoadModal.module.css';
import { ROAD_MODE_LABELS } from './road-words.ts';

export interface GoalFieldsProps {
  /** Null while there is but one. */
  title: string | null;
  draft: GoalDraft;
  error: string | undefined;
  onChange: (more: Partial<GoalDraft>) => void;
  onRemove: (() => void) | null;
}

const MODES = ROAD_MODES.map((value) => ({ value, label: ROAD_MODE_LABELS[value] }));

const LIMITS = [15, 20, 30, 40, 45, 60, 90, 120];

/** A place somebody goes to, how, and how long at most. */
export function GoalFields({ title, draft, error, onChange, onRemove }: GoalFieldsProps) {
  const { place, mode, limit } = draft;
  const offered = [...new Set([...LIMITS, ...(limit === null ? [] : [limit])])].sort(
    (one, other) => one - other,
  );
  return (
    <fieldset className={styles.goal} aria-label={title ?? 'Куда ехать'}>
      {title !== null && (
        <div className={styles.head}>
          <span className={styles.legend}>{title}</span>
          {onRemove && <IconButton icon="close" size="s" label={`Убрать: ${title}`} onClick={onRemove} />}
        </div>
      )}
      <div className={styles.place}>
        <GoalField place={place} error={error} onChange={(next) => onChange({ place: next })} />
        <PointOnMap
          start={place?.point ?? null}
          onPick={(point) => onChange({ place: { metroId: null, name: null, point } })}
        />
      </div>
      <SegmentedSwitch
        label="Как добираться"
        look="box"
        options={MODES}
        value={mode}
        onChange={(next) => onChange({ mode: next })}
      />
      <SelectField
        label="Не дольше"
        options={[
          { value: '', label: 'Неважно, показать время' },
          ...offered.map((minutes) => ({ value: String(minutes), label: `${minutes}${NBSP}минут` })),
        ]}
        value={limit === null ? '' : String(limit)}
        onChange={({ currentTarget }) => onChange({ limit: Number(currentTarget.value) || null })}
      />
    </fieldset>
  );
}
