import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MetroScheme as Scheme } from '#contract/metro-scheme.ts';
import type { MetroChoice } from '#contract/search-figures.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useSiteContext } from '../../../site-context.ts';
import { metroSchemesQuery } from '../catalogue-queries.ts';
import styles from './MetroScheme.module.css';
import { nextStation } from './next-station.ts';

export interface MetroSchemeProps {
  /** Metros that something stands near; others cannot be chosen. */
  near: readonly MetroChoice[];
  chosen: ReadonlySet<string>;
  onToggle: (metroId: string) => void;
}

const SCALES = [0.6, 0.8, 1, 1.3] as const;
const USUAL_SCALE = 2;

/** Stations chosen on a drawing of the lines, where a list by name does not say what lies beside what. */
export function MetroScheme({ near, chosen, onToggle }: MetroSchemeProps) {
  const { data: schemes = [] } = useQuery(metroSchemesQuery(useSiteContext()));
  const [cityId, setCityId] = useState<string>();
  const [scale, setScale] = useState(USUAL_SCALE);
  const counts = new Map(near.map(({ id, flatsCount }) => [id, flatsCount]));
  const known = ({ stations }: Scheme) => stations.filter(({ id }) => counts.has(id)).length;
  const shown = schemes.filter((scheme) => known(scheme) > 0).sort((one, other) => known(other) - known(one));
  const scheme = shown.find((one) => String(one.cityId) === cityId) ?? shown[0];
  if (!scheme) return null;
  return (
    <div className={styles.place}>
      {shown.length > 1 && (
        <div className={styles.cities}>
          <SegmentedSwitch
            label="Город на схеме"
            look="pill"
            options={shown.map((one) => ({ value: String(one.cityId), label: one.city }))}
            value={String(scheme.cityId)}
            onChange={setCityId}
          />
        </div>
      )}
      <div className={styles.frame}>
        <Drawing
          key={scheme.cityId}
          scheme={scheme}
          scale={SCALES[scale]!}
          counts={counts}
          chosen={chosen}
          onToggle={onToggle}
        />
        <div className={styles.zoom}>
          <IconButton
            icon="plus"
            label="Крупнее"
            variant="outline"
            disabled={scale === SCALES.length - 1}
            onClick={() => setScale(scale + 1)}
          />
          <IconButton
            icon="minus"
            label="Мельче"
            variant="outline"
            disabled={scale === 0}
            onClick={() => setScale(scale - 1)}
          />
        </div>
      </div>
      <p className={styles.hint}>
        Бледные станции выбрать нельзя: рядом с ними по вашему поиску ничего не продаётся. С клавиатуры:
        стрелки и пробел.
      </p>
    </div>
  );
}

interface DrawingProps extends Pick<MetroSchemeProps, 'chosen' | 'onToggle'> {
  scheme: Scheme;
  scale: number;
  /** Flats near those that may be chosen. */
  counts: ReadonlyMap<string, number>;
}

/** One stop of the Tab key: arrows go to the nearest station on that side, the space bar chooses it. */
function Drawing({ scheme, scale, counts, chosen, onToggle }: DrawingProps) {
  const { width, height, lines, passages, stations } = scheme;
  const scroller = useRef<HTMLDivElement>(null);
  const open = stations.filter(({ id }) => counts.has(id) || chosen.has(id));
  const [current, setCurrent] = useState<string>();
  const stop = open.find(({ id }) => id === current) ?? open.find(({ id }) => chosen.has(id)) ?? open[0];
  // The middle of the frame stays where it is at another scale: at first it is what is chosen, else that of the town.
  const middle = useRef(
    stop && chosen.has(stop.id) ? { x: stop.x, y: stop.y } : { x: width / 2, y: height / 2 },
  );

  useLayoutEffect(() => {
    const { x, y } = middle.current;
    const frame = scroller.current!;
    frame.scrollTo(x * scale - frame.clientWidth / 2, y * scale - frame.clientHeight / 2);
  }, [scale]);

  function keepMiddle() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller.current!;
    middle.current = { x: (scrollLeft + clientWidth / 2) / scale, y: (scrollTop + clientHeight / 2) / scale };
  }

  function handleKeyDown(event: KeyboardEvent<SVGGElement>, id: string) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onToggle(id);
      return;
    }
    const next = nextStation(open, id, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(next.id);
    scroller.current?.querySelector<SVGGElement>(`[data-metro="${next.id}"]`)?.focus();
  }

  return (
    <div ref={scroller} className={styles.scroller} onScroll={keepMiddle}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset, which stands around it. */}
      <svg
        role="group"
        aria-label={`Схема метро: ${scheme.city}`}
        viewBox={`0 0 ${width} ${height}`}
        width={width * scale}
        height={height * scale}
        className={styles.drawing}
      >
        <path d={passages} className={styles.passages} />
        {lines.map(({ id, path, colour }) => (
          <path key={id} d={path} stroke={colour} className={styles.line} />
        ))}
        {stations.map(({ id, name, x, y, label }) => {
          const count = counts.get(id);
          const isOpen = count !== undefined || chosen.has(id);
          const text = label ?? { x: x + 11, y: y + 4, anchor: 'start' };
          const shape = (
            <>
              <circle cx={x} cy={y} r={14} className={styles.reach} />
              <circle cx={x} cy={y} r={6} className={styles.mark} />
              {chosen.has(id) && <path d={`M${x - 3} ${y}l2 2.5l4 -5`} className={styles.tick} />}
              <text x={text.x} y={text.y} textAnchor={text.anchor}>
                {name}
              </text>
            </>
          );
          if (!isOpen) {
            return (
              <g key={id} className={styles.closed} data-crowded={label === null || undefined}>
                {shape}
              </g>
            );
          }
          return (
            // biome-ignore lint/a11y/useSemanticElements: a native checkbox cannot stand in a drawing.
            <g
              key={id}
              data-metro={id}
              role="checkbox"
              aria-checked={chosen.has(id)}
              aria-label={`${name}, ${countFlats(count ?? 0)}`}
              tabIndex={id === stop?.id ? 0 : -1}
              className={styles.station}
              data-crowded={label === null || undefined}
              onClick={() => {
                setCurrent(id);
                onToggle(id);
              }}
              onKeyDown={(event) => handleKeyDown(event, id)}
            >
              {shape}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
