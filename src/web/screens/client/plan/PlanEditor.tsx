import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { PlanLayer } from '#domain/listing/plan-layers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import {
  beginPlan,
  editPlan,
  nextOrder,
  type Outline,
  outlinesOf,
  type PlanEdit,
  type PlanSize,
  planOf,
} from './edit-outlines.ts';
import { OutlineList } from './OutlineList.tsx';
import { PlanCanvas, type PlanTool } from './PlanCanvas.tsx';
import styles from './PlanEditor.module.css';
import { usePictureSize } from './use-picture-size.ts';

const TOOLS: { value: PlanTool; label: string }[] = [
  { value: 'choose', label: 'Выбор' },
  { value: 'rectangle', label: 'Прямоугольник' },
  { value: 'polygon', label: 'По точкам' },
];

interface PlanHouse {
  id: number;
  name: string;
  layer: number | null;
}

export interface PlanEditorProps {
  open: boolean;
  onClose: () => void;
  /** After its closing animation. */
  onClosed: () => void;
  /** The address of the picture that is drawn over. */
  picture: string;
  svg: string;
  houses: readonly PlanHouse[];
  /** After each edit; `layerOf` a house is the number of its outline. */
  onChange: (plan: { svg: string; layers: PlanLayer[]; layerOf: ReadonlyMap<number, number> }) => void;
}

/**
 * A master plan drawn over its picture: outlines of houses, each joined to its house. The form has every edit at once.
 */
export function PlanEditor({ open, onClose, onClosed, picture, ...plan }: PlanEditorProps) {
  const size = usePictureSize(picture);
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Корпуса на картинке генплана"
      size="l"
      fullScreenOnPhone
      footer={<Button onClick={onClose}>Готово</Button>}
    >
      {size === 'failed' && (
        <p role="alert">Картинка не{'\u00a0'}загрузилась: проверьте связь и откройте ещё раз</p>
      )}
      {size === null && <p role="status">Загружаем картинку…</p>}
      {size !== null && size !== 'failed' && <Drawing picture={picture} size={size} {...plan} />}
    </Modal>
  );
}

type DrawingProps = Pick<PlanEditorProps, 'picture' | 'svg' | 'houses' | 'onChange'> & { size: PlanSize };

function Drawing({ picture, size, svg, houses, onChange }: DrawingProps) {
  const [state, dispatch] = useReducer(editPlan, null, () => beginPlan(outlinesOf(svg, houses, size)));
  const [tool, setTool] = useState<PlanTool>('choose');
  const [chosen, setChosen] = useState<number | null>(null);
  const [words, setWords] = useState('');
  /** The house whose outline is drawn next. */
  const [wanted, setWanted] = useState<PlanHouse | null>(null);
  const { outlines } = state;

  const nameOf = ({ order, houseId }: Outline) =>
    houses.find(({ id }) => id === houseId)?.name ?? `Контур ${order}`;

  // Undone to its beginning it is what it was, a drawing of somebody else too.
  const begun = useRef({ outlines, svg });
  const told = useRef(outlines);
  useEffect(() => {
    if (outlines === told.current) return;
    told.current = outlines;
    onChange({
      svg: outlines === begun.current.outlines ? begun.current.svg : planOf(outlines, size, nameOf),
      layers: outlines.map((one) => ({ order: one.order, name: nameOf(one) })),
      layerOf: new Map(
        outlines.flatMap(({ houseId, order }) => (houseId === null ? [] : [[houseId, order]])),
      ),
    });
  });

  function choose(next: PlanTool) {
    setTool(next);
    if (next === 'choose') setWanted(null);
  }

  function drawFor(id: number) {
    setWanted(houses.find((house) => house.id === id) ?? null);
    setChosen(null);
    if (tool === 'choose') setTool('rectangle');
  }

  function edit(change: PlanEdit) {
    dispatch(change.kind === 'draw' ? { ...change, houseId: wanted?.id ?? null } : change);
    if (change.kind === 'draw') {
      setChosen(nextOrder(outlines));
      choose('choose');
      setWords(
        wanted
          ? `Контур добавлен: ${wanted.name}`
          : 'Контур добавлен. Выберите в\u00a0списке, чей это корпус',
      );
    }
    if (change.kind === 'remove') {
      setChosen(null);
      setWords('Контур удалён');
    }
    if (change.kind === 'undo') setWords('Отменено');
    if (change.kind === 'redo') setWords('Возвращено');
  }

  function handleKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.code === 'KeyZ') edit({ kind: event.shiftKey ? 'redo' : 'undo' });
    else if (event.code === 'KeyY') edit({ kind: 'redo' });
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of undoing reach it from the controls inside.
    <div className={styles.editor} onKeyDown={handleKey}>
      <div className={styles.tools}>
        <SegmentedSwitch label="Инструмент" look="pill" options={TOOLS} value={tool} onChange={choose} />
        <Button
          size="s"
          variant="secondary"
          disabled={state.past.length === 0}
          focusableWhenDisabled
          onClick={() => edit({ kind: 'undo' })}
        >
          Отменить
        </Button>
        <Button
          size="s"
          variant="secondary"
          disabled={state.future.length === 0}
          focusableWhenDisabled
          onClick={() => edit({ kind: 'redo' })}
        >
          Вернуть
        </Button>
      </div>
      <PlanCanvas
        picture={picture}
        size={size}
        outlines={outlines}
        nameOf={nameOf}
        tool={tool}
        chosen={chosen}
        onChoose={setChosen}
        onTool={choose}
        wanted={wanted?.name ?? null}
        onEdit={edit}
        say={setWords}
      />
      <OutlineList
        outlines={outlines}
        houses={houses}
        chosen={chosen}
        onChoose={setChosen}
        onDraw={drawFor}
        onEdit={edit}
        nameOf={nameOf}
      />
      <p role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
    </div>
  );
}
