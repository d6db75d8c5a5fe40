import type { ReactNode } from 'react';
import { Modal, type ModalProps } from '#ui/Modal/Modal.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface FormModalProps
  extends Pick<ModalProps, 'open' | 'onClose' | 'title' | 'size' | 'placement' | 'onClosed'> {
  /** A `RecordForm`. */
  children: ReactNode;
}

/** A window with a form, which asks before edits are lost with it. */
export function FormModal(props: FormModalProps) {
  return (
    <UnsavedGuard>
      <GuardedModal {...props} />
    </UnsavedGuard>
  );
}

function GuardedModal({ onClose, ...props }: FormModalProps) {
  const { leave } = useUnsavedChanges();
  return <Modal {...props} onClose={() => leave(onClose)} fullScreenOnPhone={props.placement !== 'side'} />;
}
