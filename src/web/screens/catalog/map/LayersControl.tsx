import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MAP_LAYERS, type MapLayer } from '#domain/catalog/map-layers.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { MapInset } from '../../../map/map-types.ts';
import styles from './LayersControl.module.css';

export interface LayersControlProps {
  inset: MapInset;
  layers: readonly MapLayer[];
  onToggle: (layer: MapLayer, isShown: boolean) => void;
}

const LABELS: Record<MapLayer, string> = {
  prices: 'Цена за м²',
  metro: 'Метро и дорога до него пешком',
  schools: 'Школы и детские сады',
  shops: 'Магазины',
  health: 'Поликлиники и аптеки',
  parks: 'Парки и скверы',
};

/** Opens the list of what may be laid over the map; Esc closes it. */
export function LayersControl({ inset: { top, right }, layers, onToggle }: LayersControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what closes is its list, whose boxes have the focus.
    <div className={styles.control} style={{ translate: `${-right}px ${top}px` }} onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        icon="layers"
        label={layers.length > 0 ? `Слои карты: показано ${layers.length}` : 'Слои карты'}
        variant="float"
        className={styles.button}
        data-on={layers.length > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset id={listId} className={styles.list}>
          <legend className={styles.title}>Показать на карте</legend>
          {MAP_LAYERS.map((layer) => (
            <Checkbox
              key={layer}
              label={LABELS[layer]}
              checked={layers.includes(layer)}
              onChange={({ target }) => onToggle(layer, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
