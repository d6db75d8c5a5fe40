import type { BoardFlat } from '#contract/board.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { BoardFlatCard } from './BoardFlatCard.tsx';
import { boardFlatTitle } from './board-flat-title.ts';

/** The chosen flat of the board on a phone: a popup from the bottom. */
export function BoardFlatSheet({ flat, onClose }: { flat: BoardFlat | undefined; onClose: () => void }) {
  return (
    <Modal open={flat !== undefined} onClose={onClose} title={flat ? boardFlatTitle(flat) : ''}>
      {flat && <BoardFlatCard flat={flat} />}
    </Modal>
  );
}
