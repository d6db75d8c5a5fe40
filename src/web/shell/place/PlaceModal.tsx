import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LocationCode, MAX_LOCATIONS } from '#domain/geo/location-code.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './PlaceModal.module.css';
import { PLACES_SHOWN, type Place, type PlaceGroup, placeGroups } from './place-groups.ts';
import { placesQuery } from './places-query.ts';

export interface PlaceModalProps {
  open: boolean;
  onClose: () => void;
  /** The places searched in now; none is everywhere. */
  chosen: readonly LocationCode[];
  onChoose: (codes: LocationCode[]) => void;
}

/**
 * Countries, regions and cities to search in. Whatever is searched in now, what is ticked takes its place: to search
 * there besides one ticks it too.
 */
export function PlaceModal({ open, onClose, chosen, onChoose }: PlaceModalProps) {
  if (!Array.isArray(chosen)) throw new TypeError('A choice of several places takes a list');
  const context = useSiteContext();
  const [picked, setPicked] = useState<readonly LocationCode[]>([]);
  const [query, setQuery] = useState('');
  const { data: places, isError, refetch } = useQuery(placesQuery(context));

  function toggle(code: LocationCode) {
    setPicked(picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code]);
  }

  function apply(codes: readonly LocationCode[]) {
    onClose();
    onChoose([...codes]);
  }

  function show() {
    if (picked.length > 0) apply(picked);
    else onClose();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => {
        setPicked([]);
        setQuery('');
      }}
      title="Где искать"
      fullScreenOnPhone
      footer={
        <>
          <Button variant="secondary" onClick={() => apply([])}>
            Везде
          </Button>
          <Button onClick={show}>Показать</Button>
        </>
      }
    >
      <TextInput
        label="Город, регион или страна"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        before={<Icon name="search" />}
        autoComplete="off"
      />
      {chosen.length > 0 && (
        <p className={styles.rule}>
          Отмеченное заменит нынешнее место. Чтобы искать и там, и там, отметьте оба.
        </p>
      )}
      <div className={styles.list}>
        {isError && (
          <div role="alert" className={styles.message}>
            Не удалось загрузить список мест.{' '}
            <Button variant="secondary" size="s" onClick={() => refetch()}>
              Повторить
            </Button>
          </div>
        )}
        {!places && !isError && <Skeleton height={320} radius="control" />}
        {places && (
          <Groups
            groups={placeGroups(places, query, chosen)}
            isSearch={query.trim() !== ''}
            picked={picked}
            onToggle={toggle}
          />
        )}
      </div>
    </Modal>
  );
}

interface GroupsProps {
  groups: PlaceGroup[];
  isSearch: boolean;
  picked: readonly LocationCode[];
  onToggle: (code: LocationCode) => void;
}

function Groups({ groups, isSearch, picked, onToggle }: GroupsProps) {
  return (
    <>
      <p role="status" className={styles.message}>
        {isSearch && groups.length === 0 && 'Нет результатов'}
      </p>
      {groups.map((group) => (
        <Group key={`${group.label} ${isSearch}`} group={group} picked={picked} onToggle={onToggle} />
      ))}
    </>
  );
}

function Group({
  group,
  picked,
  onToggle,
}: { group: PlaceGroup } & Pick<GroupsProps, 'picked' | 'onToggle'>) {
  const [shown, setShown] = useState(PLACES_SHOWN);
  const hidden = group.places.length - shown;
  return (
    <fieldset className={styles.group}>
      <legend>{group.label}</legend>
      {group.places.slice(0, shown).map(({ code, name, note }: Place) => (
        <Checkbox
          key={code}
          label={name}
          count={note}
          checked={picked.includes(code)}
          disabled={!picked.includes(code) && picked.length >= MAX_LOCATIONS}
          onChange={() => onToggle(code)}
        />
      ))}
      {hidden > 0 && (
        <Button variant="ghost" size="s" onClick={() => setShown(shown + PLACES_SHOWN)}>
          Ещё {Math.min(hidden, PLACES_SHOWN)}
        </Button>
      )}
    </fieldset>
  );
}
