import { ChooseButtons } from '../chosen/ChooseButtons.tsx';
import type { ChosenKind } from '../chosen/chosen-store.ts';
import { ViewedMark } from './ViewedMark.tsx';

export interface CardMarksProps {
  kind: ChosenKind;
  id: number;
  /** Names the thing in the labels: '2-комн., 54,3 м²'. */
  name: string;
}

/** Marks over the picture of a card that only this browser knows of. The server has nothing to draw for them. */
export function CardMarks({ kind, id, name }: CardMarksProps) {
  if (import.meta.env.SSR) return null;
  return (
    <>
      <ViewedMark kind={kind} id={id} />
      <ChooseButtons kind={kind} id={id} name={name} place="picture" />
    </>
  );
}
