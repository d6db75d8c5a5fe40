import { useEffect, useRef } from 'react';
import type { PreviewMessage } from '#contract/widget-preview.ts';
import type { FrameMessage, VitrinaFrameMessage } from '#contract/widget-protocol.ts';
import styles from './WidgetFrame.module.css';

interface WidgetFrameProps {
  width: 360 | 780 | 1280;
  /** Names places of that width. */
  place: string;
  src: string;
  /** Null until there is a look to show. */
  message: PreviewMessage | null;
}

/** The page of a widget in a window of one width, made smaller to fit; it hears how it is to look. */
export function WidgetFrame({ width, place, src, message }: WidgetFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const post = () => {
      if (message) frame.current?.contentWindow?.postMessage(message, window.location.origin);
    };
    post();
    const listen = ({ source, data }: MessageEvent<FrameMessage | VitrinaFrameMessage>) => {
      if (source === frame.current?.contentWindow && /^(ipo-calc|vitrina):ready$/.test(data.type)) post();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [message]);

  return (
    <figure className={styles.shot} data-width={width} data-scheme={message?.scheme}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <section aria-label={`Виджет шириной ${width}, прокрутка`} tabIndex={0} className={styles.room}>
        <div className={styles.ground}>
          <iframe
            ref={frame}
            title={`Виджет шириной ${width}`}
            src={src}
            loading="lazy"
            className={styles.frame}
          />
        </div>
      </section>
      <figcaption className={styles.caption}>
        <b>{width}</b> {place}
      </figcaption>
    </figure>
  );
}
