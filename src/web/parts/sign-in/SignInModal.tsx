import { useRef, useState } from 'react';
import { phoneForField } from '#domain/access/phone.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { CodeScreen } from './CodeScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import styles from './SignInModal.module.css';
import { UNEXPECTED } from './unexpected.ts';
import { useCodeRequest } from './use-code-request.ts';

/** The tick is seen, then the modal goes, then the page comes back as the person's own. */
const CLOSE_AFTER_MS = 400;
const RELOAD_AFTER_MS = 700;

export interface SignInModalProps {
  open: boolean;
  onClose: () => void;
  /** In any spelling: a link may bring the phone along, so that its owner need not type it. */
  broughtPhone: string;
}

/** Signing in or up: a phone, then the code sent to it. Closing forgets what was typed. */
export function SignInModal({ open, onClose, broughtPhone }: SignInModalProps) {
  const [screen, setScreen] = useState<'phone' | 'code' | 'done'>('phone');
  /** The one a code was asked for. */
  const [phone, setPhone] = useState<string>();
  const [fault, setFault] = useState({ text: '', isOpen: false });
  const phoneInput = useRef<HTMLInputElement>(null);
  const showFault = (text: string) => setFault({ text, isOpen: true });
  const codes = useCodeRequest(showFault);
  const changePhone = () => setScreen('phone');

  async function askForCode(asked: string) {
    if (!(await codes.request(asked))) return;
    setPhone(asked);
    setScreen('code');
  }

  function finish() {
    setScreen('done');
    setTimeout(onClose, CLOSE_AFTER_MS);
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  }

  function forget() {
    setScreen('phone');
    setPhone(undefined);
  }

  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        onClosed={forget}
        title="Вход или регистрация"
        fullScreenOnPhone
        initialFocus={phoneInput}
        {...(screen === 'code' ? { onBack: changePhone } : {})}
      >
        {screen === 'phone' && (
          <PhoneScreen
            phone={phone ?? phoneForField(broughtPhone)}
            isAgreed={phone !== undefined}
            allowedFrom={codes.allowedFrom}
            input={phoneInput}
            onRequest={askForCode}
          />
        )}
        {screen === 'code' && phone !== undefined && (
          <>
            <p className={styles.sent}>
              <span role="status">Код отправлен на {phone.replaceAll(' ', '\u00a0')}</span>
              <button type="button" className={styles.change} onClick={changePhone}>
                Изменить номер
              </button>
            </p>
            <CodeScreen
              phone={phone}
              allowedFrom={codes.allowedFrom[phone]}
              isSending={codes.isPending}
              onSendAgain={() => codes.request(phone)}
              onDone={finish}
              onFault={() => showFault(UNEXPECTED)}
            />
          </>
        )}
        {screen === 'done' && (
          <p role="status" className={styles.done}>
            <Icon name="success" size={32} />
            Вы вошли
          </p>
        )}
      </Modal>
      <Alert open={fault.isOpen} onClose={() => setFault({ ...fault, isOpen: false })}>
        {fault.text}
      </Alert>
    </>
  );
}
