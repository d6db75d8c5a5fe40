import { useState } from 'react';
import styles from './PhoneNumber.module.css';

/** Puts the number into the clipboard as machines write it: '+74950001001'. */
export function CopyPhone({ phone }: { phone: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // Pages without https have no clipboard; the number can be selected there.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(phone).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <span role="status">{isCopied ? 'Скопировано' : 'Скопировать'}</span>
    </button>
  );
}
