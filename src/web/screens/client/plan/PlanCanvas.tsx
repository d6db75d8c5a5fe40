import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { labelPoint, type PlanPoint } from '#domain/listing/drawn-plan.ts';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { isNear, placeText, pointAt, showing, textOf } from './canvas-points.ts';
import {
  movePoints,
  type Outline,
  type PlanEdit,
  type PlanSize,
  type PlanView,
  panTo,
  pointWithin,
  rectangle,
  WHOLE,
  zoomAt,
} from './edit-outlines.ts';
import { Corners, OutlineShapes } from './OutlineShapes.tsx';
import styles from './PlanEditor.module.css';

export type PlanTool = 'choose' | 'rectangle' | 'polygon';

/** The doing of a pointer that is down. */
type Gesture =
  | { kind: 'pan'; from: PlanPoint; view: PlanView; isPress: boolean }
  | { kind: 'move'; order: number; points: readonly PlanPoint[]; from: PlanPoint }
  | { kind: 'corner'; order: number; points: readonly PlanPoint[]; at: number }
  | { kind: 'rectangle'; from: PlanPoint };

interface PlanCanvasProps {
  picture: string;
  size: PlanSize;
  outlines: readonly Outline[];
  nameOf: (outline: Outline) => string;
  tool: PlanTool;
  /** The house that is being outlined, by its name. */
  wanted: string | null;
  /** The outline that is edited. */
  chosen: number | null;
  onChoose: (order: number | null) => void;
  onTool: (tool: PlanTool) => void;
  onEdit: (edit: PlanEdit) => void;
  /** Tells who does not see it what has happened. */
  say: (words: string) => void;
}

/** Pixels of the screen within which a press closes an outline at its first corner. */
const CLOSING_PX = 12;
const ZOOM_STEP = 1.5;
/** The shares of the picture by which an arrow moves, and with Shift. */
const STEP = 0.02;
const SMALL_STEP = 0.002;

const ARROWS: Record<string, PlanPoint> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with the outlines over it: drawn and changed by a pointer or by keys, looked at near and far. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { picture, size, outlines, nameOf, tool, chosen, onChoose, onTool, onEdit, say, wanted } = props;
  const canvas = useRef<SVGSVGElement>(null);
  const helpId = useId();
  const [view, setView] = useState<PlanView>(WHOLE);
  const [pen, setPen] = useState<readonly PlanPoint[]>([]);
  /** Where the next corner would come to stand. */
  const [cursor, setCursor] = useState<PlanPoint | null>(null);
  const [live, setLive] = useState<{ order: number | null; points: readonly PlanPoint[] } | null>(null);
  const [corner, setCorner] = useState<number | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const px = usePixel(canvas, size) / view.zoom;
  const current = outlines.find(({ order }) => order === chosen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another outline or tool what was begun ends.
  useEffect(() => {
    setCorner(null);
    setPen([]);
    setCursor(null);
  }, [chosen, tool]);

  // Who has said which house it is draws at once, by keys too.
  useEffect(() => {
    if (wanted !== null) canvas.current!.focus();
  }, [wanted]);

  // React listens to wheels passively: the page behind would scroll along.
  useEffect(() => {
    const element = canvas.current!;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      setView((known) => zoomAt(known, 1.002 ** -event.deltaY, pointAt(element, known, size, event), size));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [size]);

  const at = (event: { clientX: number; clientY: number }) => pointAt(canvas.current!, view, size, event);
  const zoomBy = (factor: number) =>
    setView((known) => {
      const middle: PlanPoint = [
        known.x + size.width / known.zoom / 2,
        known.y + size.height / known.zoom / 2,
      ];
      return zoomAt(known, factor, cursor ?? middle, size);
    });

  function finish(points: readonly PlanPoint[]) {
    setPen([]);
    setCursor(null);
    setLive(null);
    onEdit({ kind: 'draw', points });
  }

  function addCorner(point: PlanPoint) {
    if (tool === 'rectangle') {
      if (pen[0]) return finish(rectangle(pen[0], point));
      say('Первый угол поставлен');
      return setPen([point]);
    }
    const [first] = pen;
    if (first && pen.length >= 3 && isNear(first, point, CLOSING_PX * px)) return finish(pen);
    if (pen.some((one) => isNear(one, point, 2 * px))) return;
    say(`Точка ${pen.length + 1}: ${placeText(point, size)}`);
    setPen([...pen, point]);
  }

  function handleDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button > 1) return;
    const element = event.target as Element;
    const point = at(event);
    const begin = (next: Gesture) => {
      gesture.current = next;
      canvas.current!.setPointerCapture(event.pointerId);
    };
    if (event.button === 1)
      return begin({ kind: 'pan', from: [event.clientX, event.clientY], view, isPress: false });
    if (tool === 'polygon') return addCorner(point);
    if (tool === 'rectangle') return begin({ kind: 'rectangle', from: point });
    const { corner: cornerAt, middle } = dataOf(element);
    if (current && cornerAt !== undefined) {
      setCorner(cornerAt);
      return begin({ kind: 'corner', order: current.order, points: current.points, at: cornerAt });
    }
    if (current && middle !== undefined) {
      const points = current.points.toSpliced(middle + 1, 0, point);
      setCorner(middle + 1);
      return begin({ kind: 'corner', order: current.order, points, at: middle + 1 });
    }
    const { outline } = dataOf(element);
    const pressed = outlines.find(({ order }) => order === outline);
    if (!pressed) return begin({ kind: 'pan', from: [event.clientX, event.clientY], view, isPress: true });
    onChoose(pressed.order);
    begin({ kind: 'move', order: pressed.order, points: pressed.points, from: point });
  }

  function handleMove(event: PointerEvent<SVGSVGElement>) {
    const point = at(event);
    const now = gesture.current;
    if (!now) {
      if (tool === 'polygon' && pen.length > 0) setCursor(point);
      return;
    }
    switch (now.kind) {
      case 'pan': {
        const [fromX, fromY] = now.from;
        if (Math.hypot(event.clientX - fromX, event.clientY - fromY) > 3) now.isPress = false;
        const { x, y, zoom } = now.view;
        setView(
          panTo({ x: x - (event.clientX - fromX) * px, y: y - (event.clientY - fromY) * px, zoom }, size),
        );
        return;
      }
      case 'move': {
        const by: PlanPoint = [point[0] - now.from[0], point[1] - now.from[1]];
        return setLive({ order: now.order, points: movePoints(now.points, by, size) });
      }
      case 'corner':
        return setLive({ order: now.order, points: now.points.with(now.at, point) });
      case 'rectangle':
        return setLive({ order: null, points: rectangle(now.from, point) });
    }
  }

  function handleUp() {
    const now = gesture.current;
    gesture.current = null;
    if (!now) return;
    if (now.kind === 'pan' && now.isPress) onChoose(null);
    if (!live) return;
    setLive(null);
    if (live.order === null) finish(live.points);
    else onEdit({ kind: 'reshape', order: live.order, points: live.points });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = tool === 'choose' ? editByKey(event) : drawByKey(event);
    if (!isTaken && !zoomByKey(event)) return;
    event.preventDefault();
    // A window closes by Esc, and a form is sent by Enter.
    event.stopPropagation();
  }

  function zoomByKey({ key }: KeyboardEvent): boolean {
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    else if (key === '-') zoomBy(1 / ZOOM_STEP);
    else if (key === '0') setView(WHOLE);
    else return false;
    return true;
  }

  function drawByKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const middle: PlanPoint = [view.x + size.width / view.zoom / 2, view.y + size.height / view.zoom / 2];
    const place = cursor ?? middle;
    const arrow = ARROWS[key];
    if (arrow) {
      const next = pointWithin(stepped(place, arrow, event), size);
      setCursor(next);
      setView((known) => showing(known, next, size));
      say(placeText(next, size));
    } else if (key === ' ') {
      setCursor(place);
      addCorner(place);
    } else if (key === 'Enter') {
      if (tool === 'polygon' && pen.length >= 3) finish(pen);
      else say(tool === 'polygon' ? 'Нужно хотя бы три точки: ставьте их пробелом' : 'Ставьте углы пробелом');
    } else if (key === 'Backspace') {
      setPen(pen.slice(0, -1));
      say('Точка убрана');
    } else if (key === 'Escape') {
      if (pen.length > 0) setPen([]);
      else onTool('choose');
    } else return false;
    return true;
  }

  function editByKey(event: KeyboardEvent): boolean {
    const { key } = event;
    const arrow = ARROWS[key];
    if (!current) {
      if (!arrow) return false;
      const [x, y] = stepped([view.x, view.y], arrow, event);
      setView(panTo({ ...view, x, y }, size));
      return true;
    }
    const { order, points } = current;
    if (arrow && corner !== null) {
      const point = pointWithin(stepped(points[corner]!, arrow, event), size);
      onEdit({ kind: 'reshape', order, points: points.with(corner, point), isStep: true });
      say(`Угол ${corner + 1}: ${placeText(point, size)}`);
    } else if (arrow) {
      const moved = movePoints(points, stepped([0, 0], arrow, event), size);
      onEdit({ kind: 'reshape', order, points: moved, isStep: true });
      say(`${nameOf(current)}: ${placeText(labelPoint(moved), size)}`);
    } else if (key === 'PageDown' || key === 'PageUp') {
      const step = key === 'PageDown' ? 1 : -1;
      const next = corner === null ? 0 : (corner + step + points.length) % points.length;
      setCorner(next);
      say(`Угол ${next + 1} из\u00a0${points.length}: ${placeText(points[next]!, size)}`);
    } else if ((key === 'Delete' || key === 'Backspace') && corner !== null && points.length > 3) {
      removeCorner();
    } else if (key === 'Delete' || key === 'Backspace') {
      onEdit({ kind: 'remove', order });
    } else if (key === 'Escape') {
      if (corner !== null) setCorner(null);
      else onChoose(null);
    } else return false;
    return true;
  }

  function removeCorner() {
    if (!current || corner === null) return;
    onEdit({ kind: 'reshape', order: current.order, points: current.points.toSpliced(corner, 1) });
    setCorner(null);
    say('Угол убран');
  }

  /** A step of an arrow is a share of what is in sight. */
  function stepped([x, y]: PlanPoint, [dx, dy]: PlanPoint, { shiftKey }: KeyboardEvent): PlanPoint {
    const step = ((shiftKey ? SMALL_STEP : STEP) * size.width) / view.zoom;
    return [x + dx * step, y + dy * step];
  }

  const shown = outlines.map((one) => (live?.order === one.order ? { ...one, points: live.points } : one));
  const edited = shown.find(({ order }) => order === chosen);
  const drawn = live?.order === null ? live.points : [...pen, ...(cursor ? [cursor] : [])];
  return (
    <div className={styles.canvas}>
      <svg
        ref={canvas}
        role="application"
        aria-label="Картинка генплана с контурами"
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw upon it.
        tabIndex={0}
        className={styles.picture}
        data-tool={tool}
        viewBox={`${view.x} ${view.y} ${size.width / view.zoom} ${size.height / view.zoom}`}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => {
          gesture.current = null;
          setLive(null);
        }}
        onDoubleClick={() => tool === 'polygon' && pen.length >= 3 && finish(pen)}
        onKeyDown={handleKey}
      >
        <image href={picture} width={size.width} height={size.height} preserveAspectRatio="none" />
        <OutlineShapes outlines={shown} nameOf={nameOf} chosen={chosen} px={px} />
        {drawn.length > 0 && <polyline points={textOf(drawn)} className={styles.pen} />}
        {pen.map((point) => (
          <circle key={point.join()} cx={point[0]} cy={point[1]} r={4 * px} className={styles.corner} />
        ))}
        {tool === 'choose' && edited && <Corners points={edited.points} chosen={corner} px={px} />}
        {tool !== 'choose' && cursor && (
          <path
            d={`M${cursor[0] - 12 * px} ${cursor[1]}h${24 * px}M${cursor[0]} ${cursor[1] - 12 * px}v${24 * px}`}
            className={styles.cross}
          />
        )}
      </svg>
      <div className={styles.zoom}>
        <IconButton icon="minus" size="s" label="Дальше" onClick={() => zoomBy(1 / ZOOM_STEP)} />
        <IconButton icon="plus" size="s" label="Ближе" onClick={() => zoomBy(ZOOM_STEP)} />
        <IconButton icon="expand" size="s" label="Вся картинка" onClick={() => setView(WHOLE)} />
      </div>
      {/* A finger has neither Enter nor Delete. */}
      <div className={styles.deeds}>
        {tool === 'polygon' && pen.length >= 3 && (
          <Button size="s" variant="secondary" onClick={() => finish(pen)}>
            Замкнуть контур
          </Button>
        )}
        {tool === 'choose' && current && corner !== null && current.points.length > 3 && (
          <Button size="s" variant="secondary" onClick={removeCorner}>
            Убрать угол
          </Button>
        )}
      </div>
      <p id={helpId} className={styles.help}>
        {wanted !== null && <b>Обводим: {wanted}. </b>}
        {tool === 'choose'
          ? 'Тяните контур, его углы и\u00a0середины сторон. Стрелки двигают, Shift\u00a0— мельче, PageDown\u00a0— следующий угол, Delete удаляет; колесо приближает'
          : 'Пальцем, мышью или стрелками и\u00a0пробелом; Enter замыкает контур, Backspace убирает точку, Esc\u00a0— отмена'}
      </p>
    </div>
  );
}

/** Pixels of the picture in one of the screen while all of it is in sight. */
function usePixel(canvas: React.RefObject<SVGSVGElement | null>, { width }: PlanSize): number {
  const [pixel, setPixel] = useState(1);
  useEffect(() => {
    const element = canvas.current!;
    const sizes = new ResizeObserver(() =>
      setPixel(width / (element.getBoundingClientRect().width || width)),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [canvas, width]);
  return pixel;
}

function dataOf(element: Element): { corner?: number; middle?: number; outline?: number } {
  const { corner, middle, outline } = (element as SVGElement).dataset;
  return {
    ...(corner !== undefined && { corner: Number(corner) }),
    ...(middle !== undefined && { middle: Number(middle) }),
    ...(outline !== undefined && { outline: Number(outline) }),
  };
}
