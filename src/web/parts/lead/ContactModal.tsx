import { useState } from 'react';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { ContactFields, type ContactSubject, useContactForm } from './ContactFields.tsx';

export interface ContactModalProps {
  about: ContactSubject;
  /** The words of the button, and the title. */
  action: string;
  description?: string;
  open: boolean;
  onClose: () => void;
}

/** «Свяжитесь со мной»: a name and a phone. Closing forgets what was typed. */
export function ContactModal({ about, action, description, open, onClose }: ContactModalProps) {
  const [isSent, setIsSent] = useState(false);
  const { form, send } = useContactForm(about, open);

  function thank() {
    onClose();
    setIsSent(true);
  }

  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onClosed={() => form.reset()}
        title={action}
        description={description}
      >
        <ContactFields form={form} send={send} action={action} onSent={thank} />
      </Modal>
      <Alert open={isSent} onClose={() => setIsSent(false)} type="success">
        Спасибо! Мы свяжемся с вами в ближайшее время
      </Alert>
    </>
  );
}
