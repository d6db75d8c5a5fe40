import { useRef, useState } from 'react';
import { phoneForField } from '#domain/access/phone.ts';
import { Alert } from '#ui/Alert/Alert.tsx';
import type { Refusal } from '#ui/Form/refusal.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Modal } from '#ui/Modal/Modal.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { tellSessionChanged } from '../../data/session-news.ts';
import { useSiteContext } from '../../site-context.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import styles from './SignInModal.module.css';
import { UNEXPECTED } from './sign-in-faults.ts';
import { useCodeRequest } from './use-code-request.ts';

/** The tick is seen, then the modal goes, then the page comes back as the person's own. */
const CLOSE_AFTER_MS = 400;
const RELOAD_AFTER_MS = 700;

/** As long as the server takes a code. */
const CODE_LIVES_MS = 300_000;

export interface SignInModalProps {
  open: boolean;
  onClose: () => void;
  /** In any spelling: a link may bring the phone along, so that its owner need not type it. */
  broughtPhone: string;
  /** Whoever was signed in before goes on where they are; another person gets the page anew. */
  keepsPage: boolean;
}

/** Signing in or up: a phone, then the code sent to it. Closing forgets what was typed. */
export function SignInModal({ open, onClose, broughtPhone, keepsPage }: SignInModalProps) {
  const context = useSiteContext();
  const [screen, setScreen] = useState<'phone' | 'code' | 'done'>('phone');
  /** The one a code was asked for. */
  const [phone, setPhone] = useState<string>();
  /** Outlives the window: a code that is still good is not lost with it. */
  const [sent, setSent] = useState<{ phone: string; until: number } | null>(null);
  const [fault, setFault] = useState({ text: '', isOpen: false });
  const phoneInput = useRef<HTMLInputElement>(null);
  const showFault = (text: string) => setFault({ text, isOpen: true });
  const codes = useCodeRequest(showFault);
  const changePhone = () => setScreen('phone');

  async function askForCode(asked: string) {
    if (!(await codes.request(asked))) return;
    setSent({ phone: asked, until: Date.now() + CODE_LIVES_MS });
    enterCode(asked);
  }

  function enterCode(asked: string) {
    setPhone(asked);
    setScreen('code');
  }

  async function finish() {
    setScreen('done');
    tellSessionChanged();
    setTimeout(onClose, CLOSE_AFTER_MS);
    if (keepsPage && (await isSamePerson())) return;
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
  }

  /** Whose page it is has come back: what is typed on it is still theirs. */
  async function isSamePerson(): Promise<boolean> {
    const query = selfQuery(context);
    const before = context.queryClient.getQueryData(query.queryKey);
    const now = await context.queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    return before !== undefined && before.id === now?.id;
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
            sentTo={sent !== null && Date.now() < sent.until ? sent.phone : null}
            onHasCode={enterCode}
          />
        )}
        {screen === 'code' && phone !== undefined && (
          <>
            <p className={styles.sent}>
              <span role="status">
                {sent?.phone === phone ? 'Код отправлен на' : 'Код для'} {phone.replaceAll(' ', '\u00a0')}
              </span>
              <button type="button" className={styles.change} onClick={changePhone}>
                Изменить номер
              </button>
            </p>
            <CodeScreen
              phone={phone}
              allowedFrom={codes.allowedFrom[phone]}
              isSending={codes.isPending}
              onSendAgain={() => codes.request(phone).catch((refusal: Refusal) => showFault(refusal.message))}
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
