import { useState } from 'react';
import { boundsOf } from '#domain/geo/bounds.ts';
import { MapView } from '../../../map/MapView.tsx';
import type { MapMarker } from '../../../map/map-types.ts';
import styles from './MapSection.module.css';
import { Sample, Section } from './Section.tsx';

const MARKERS: MapMarker[] = [
  ...flag('1', 55.7065, 37.654, '11,2', 'ЖК «Речной фасад», от 11,2 млн ₽'),
  ...flag('2', 55.7752, 37.5601, '14,9', 'ЖК «Тверской», от 14,9 млн ₽'),
  { ...flag('3', 55.72, 37.5, '15,8', 'ЖК «Раменки», от 15,8 млн ₽')[0]!, isSeen: true },
  { id: '4', kind: 'cluster', latitude: 55.79, longitude: 37.7, text: '9', name: '9 объявлений рядом' },
  {
    id: '5',
    kind: 'cluster',
    latitude: 55.67,
    longitude: 37.56,
    text: '48',
    from: 'от 7,5 млн',
    name: 'от 7,5 млн, 48 объявлений рядом',
  },
  { id: '6', kind: 'dot', latitude: 55.7558, longitude: 37.6173, text: '', name: 'Кремль' },
];

const BOUNDS = boundsOf(MARKERS)!;

/** The map with every kind of marker. */
export function MapSection() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = MARKERS.find(({ id }) => id === openId);
  return (
    <Section title="Карта">
      <Sample name="Флаги, кластеры, точка и карточка" wide>
        <MapView
          label="Карта образцов"
          className={styles.map}
          isInPage
          bounds={BOUNDS}
          markers={MARKERS}
          activeId={openId ?? activeId}
          popover={
            open && {
              at: open,
              label: open.name,
              takesFocus: true,
              content: <p className={styles.card}>{open.name}</p>,
            }
          }
          onMarkerPress={setOpenId}
          onMarkerHover={setActiveId}
          onPopoverClose={() => setOpenId(null)}
        />
      </Sample>
    </Section>
  );
}

function flag(id: string, latitude: number, longitude: number, text: string, name: string): [MapMarker] {
  return [{ id, kind: 'flag', latitude, longitude, text, unit: 'млн', name }];
}
