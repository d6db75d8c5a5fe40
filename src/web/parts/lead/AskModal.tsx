import { Modal } from '#ui/Modal/Modal.tsx';
import { CallbackForm } from './CallbackForm.tsx';

export type Asking = 'question' | 'callback';

export interface AskModalProps {
  asking: Asking;
  /** The flat or the complex that it is about. */
  about: string;
  open: boolean;
  onClose: () => void;
}

const TITLES: Record<Asking, string> = { question: 'Задать вопрос', callback: 'Перезвоните' };

/** «Задать вопрос» and «Перезвоните»: the same form, begun with what the page is about. */
export function AskModal({ asking, about, open, onClose }: AskModalProps) {
  return (
    <Modal open={open} onClose={onClose} title={TITLES[asking]} description={about}>
      <CallbackForm
        label={TITLES[asking]}
        comment={asking === 'callback' ? `Перезвоните: ${about}` : `${about}: `}
        onSent={onClose}
      />
    </Modal>
  );
}
