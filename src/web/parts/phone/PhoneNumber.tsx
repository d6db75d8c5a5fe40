import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#domain/access/format-phone.ts';
import { phoneLink } from '#domain/access/phone-link.ts';
import { loadFile } from '../../lazy-screen.ts';
import styles from './PhoneNumber.module.css';
import { type PopupPlace, popupPlace } from './popup-place.ts';

const HINT = 'Наведите камеру телефона';

/** An opened number: its link and QR code; with a mouse or from the keyboard a larger code beside it. */
export function PhoneNumber({ phone, seller }: { phone: string; seller: string }) {
  const href = phoneLink(phone);
  const text = formatPhone(phone);
  const block = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const qr = useQrImage(href);
  const [place, setPlace] = useState<PopupPlace>();
  // It stands where the pressed button was, so the focus goes on from it.
  useEffect(() => link.current?.focus({ preventScroll: true }), []);

  const open = () => setPlace(popupPlace(block.current!.getBoundingClientRect()));
  const close = () => setPlace(undefined);
  const alt = `QR-код номера ${text}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the larger code only repeats what is inside.
    <div
      ref={block}
      className={styles.block}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <span className={styles.qr}>{qr && <img src={qr} alt={alt} width={88} height={88} />}</span>
      <div className={styles.words}>
        <a ref={link} href={href} className={styles.number}>
          {text}
        </a>
        <p className={styles.seller}>{seller}</p>
        <CopyPhone phone={href.slice('tel:'.length)} />
      </div>
      {place && qr && (
        <div className={styles.popup} role="tooltip" data-side={place.side} data-level={place.level}>
          <img src={qr} alt={alt} width={272} height={272} />
          <p className={styles.hint}>{HINT}</p>
          <p className={styles.seller}>Отдел продаж: {seller}</p>
        </div>
      )}
    </div>
  );
}

/** Puts the number into the clipboard as machines write it: '+74950001001'. */
function CopyPhone({ phone }: { phone: string }) {
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

/** The QR code of a text, drawn in the browser; undefined until its drawer has come, or when it did not come. */
function useQrImage(text: string): string | undefined {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    loadFile(() => import('./qr-image.ts'))
      .then(({ qrImage }) => qrImage(text))
      .then((made) => isWanted && setImage(made))
      // The number itself is on the page; without the drawing nothing is lost.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [text]);
  return image;
}
