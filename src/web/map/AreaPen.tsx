import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { GeoPoint } from '#domain/geo/point.ts';
import { Button } from '#ui/Button/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AreaPen.module.css';
import { isArea, NO_POINTS, withoutLast, withPoint } from './area-points.ts';
import type { MapHandle } from './engine/map-engine.ts';
import type { ScreenPoint } from './map-types.ts';
import { thinOutline } from './thin-outline.ts';
import { whereFromMiddle } from './where-from-middle.ts';

interface Props {
  map: MapHandle;
  onDraw: (area: GeoPoint[]) => void;
  onCancel: (() => void) | undefined;
}

/** A press that moves by less puts a point down; one that moves further draws by hand. */
const STILL_PX = 8;
/** An arrow moves the sight by so much, and with Shift by more. */
const STEP_PX = 16;
const STRIDE_PX = 80;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Lies over the map while an area is drawn: in one movement of a pointer or a finger, or point by point, by presses or
 * by the keyboard, which leads a sight. A second finger that comes to rest beside the first draws nothing.
 */
export function AreaPen({ map, onDraw, onCancel }: Props) {
  const surface = useRef<SVGSVGElement>(null);
  // Moves come faster than React draws them, so the trail itself is kept beside what is drawn of it.
  const trail = useRef<readonly ScreenPoint[]>([]);
  const [drawn, setDrawn] = useState<readonly ScreenPoint[]>([]);
  const [area, setArea] = useState(NO_POINTS);
  const [sight, setSight] = useState<ScreenPoint | null>(null);
  const [said, setSaid] = useState('');
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    map.setMovable(false);
    return () => map.setMovable(true);
  }, [map]);
  // Buttons still move the map, and points stay where they were put.
  useLayoutEffect(() => map.onMove(redraw), [map]);
  useLayoutEffect(() => {
    const element = surface.current!;
    const opener = document.activeElement as HTMLElement | null;
    element.focus({ preventScroll: true });
    return () => {
      if (element.parentElement!.contains(document.activeElement)) opener?.focus();
    };
  }, []);

  function follow(points: readonly ScreenPoint[]) {
    trail.current = points;
    setDrawn(points);
  }

  function start(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setSight(null);
    follow([pointOf(event)]);
  }

  function end() {
    const [first] = trail.current;
    if (!first) return;
    const isStill = trail.current.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < STILL_PX);
    const outline = isStill || area.points.length > 0 ? [] : thinOutline(trail.current);
    if (outline.length > 2) onDraw(outline.map(map.unproject));
    else if (isStill) put(first);
    follow([]);
  }

  function put(at: ScreenPoint) {
    const next = withPoint(area, map.unproject(at));
    setArea(next);
    setSaid(next.said);
  }

  function takeBack() {
    const next = withoutLast(area);
    setArea(next);
    setSaid(next.said);
  }

  function finish() {
    if (isArea(area)) onDraw([...area.points]);
    else setSaid(`Нужно хотя бы три точки, поставлено ${area.points.length}`);
  }

  function press(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    const middle = middleOf(surface.current!);
    if (direction) {
      const by = event.shiftKey ? STRIDE_PX : STEP_PX;
      const from = sight ?? middle;
      const next = inside({ x: from.x + direction[0] * by, y: from.y + direction[1] * by }, middle);
      setSight(next);
      setSaid(`Прицел: ${whereFromMiddle(map.unproject(next), map.unproject(middle))}`);
    } else if (event.key === ' ' || (event.key === 'Enter' && !event.ctrlKey)) put(sight ?? middle);
    else if (event.key === 'Backspace' || event.key === 'Delete') takeBack();
    else if (event.key === 'Enter') finish();
    else if (event.key === 'Escape') onCancel?.();
    else return;
    event.stopPropagation();
    event.preventDefault();
  }

  const points = area.points.map(map.project);
  return (
    <>
      <svg
        ref={surface}
        role="application"
        aria-label="Обводка: стрелки двигают прицел, Пробел ставит точку, Backspace убирает последнюю, Ctrl и Enter заканчивают"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys, as a surface to draw on does.
        tabIndex={0}
        className={styles.pen}
        onKeyDown={press}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && setSight(middleOf(currentTarget))
        }
        onPointerDown={(event) => event.isPrimary && start(event)}
        onPointerMove={(event) =>
          event.isPrimary && trail.current.length > 0 && follow([...trail.current, pointOf(event)])
        }
        onPointerUp={(event) => event.isPrimary && end()}
        onPointerCancel={(event) => event.isPrimary && follow([])}
      >
        {drawn.length > 1 && <polygon points={written(drawn)} />}
        {points.length > 1 && <polygon points={written(points)} />}
        {points.map(({ x, y }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their order alone.
          <circle key={at} cx={x} cy={y} r={6} />
        ))}
        {sight && (
          <path className={styles.sight} d={`M${sight.x - 14} ${sight.y}h28M${sight.x} ${sight.y - 14}v28`} />
        )}
      </svg>
      <fieldset className={styles.tools} aria-label="Обводка">
        <p className={styles.hint}>
          {area.points.length === 0
            ? 'Обведите место одним движением или ставьте точки нажатиями'
            : `Точек: ${area.points.length}`}
        </p>
        {area.points.length > 0 && (
          <>
            <Button variant="secondary" size="s" onClick={takeBack}>
              Убрать точку
            </Button>
            <Button size="s" aria-disabled={!isArea(area) || undefined} onClick={finish}>
              Готово
            </Button>
          </>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </fieldset>
    </>
  );
}

function written(points: readonly ScreenPoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function pointOf({ nativeEvent }: PointerEvent<SVGSVGElement>): ScreenPoint {
  return { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
}

function middleOf({ clientWidth, clientHeight }: Element): ScreenPoint {
  return { x: clientWidth / 2, y: clientHeight / 2 };
}

function inside({ x, y }: ScreenPoint, middle: ScreenPoint): ScreenPoint {
  return { x: Math.max(0, Math.min(2 * middle.x, x)), y: Math.max(0, Math.min(2 * middle.y, y)) };
}
