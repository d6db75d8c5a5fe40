import { useEffect, useEffectEvent } from 'react';
import type { WidgetOptions } from '#contract/widget-config.ts';
import type {
  FrameMessage,
  HostMessage,
  VitrinaFrameMessage,
  VitrinaHostMessage,
} from '#contract/widget-protocol.ts';

/** Narrower windows are phones. */
const PHONE_WIDTH = 600;

interface HostOf {
  /** The prefix of the messages of the widget. */
  widget: 'ipo-calc' | 'vitrina';
  /** The origin of the page around; null: it may not listen. */
  host: string | null;
  options: Pick<WidgetOptions, 'fullHeightMobile' | 'fullHeightDesktop'>;
  /** Receives what the page around posts, unless it only asks to hear the beginning again. */
  onMessage?: (data: unknown) => void;
}

/** Says something to the page around; to none when it may not listen. */
export function postToHost(host: string | null, message: FrameMessage | VitrinaFrameMessage): void {
  if (host !== null && window.parent !== window) window.parent.postMessage(message, host);
}

/** Tells the page around that the widget works and how high it is, and does what that page says. */
export function useHost({ widget, host, options, onMessage }: HostOf): void {
  const isHeightPosted = useEffectEvent(() =>
    window.innerWidth < PHONE_WIDTH ? options.fullHeightMobile : options.fullHeightDesktop,
  );
  const receive = useEffectEvent((data: unknown) => onMessage?.(data));

  useEffect(() => {
    if (host === null) return;
    const root = document.body.firstElementChild!;
    let posted = 0;
    const postHeight = () => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      if (height === posted || !isHeightPosted()) return;
      posted = height;
      postToHost(host, { type: `${widget}:height`, height });
    };
    const listener = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== host) return;
      if (!asksOnly(data, `${widget}:set`)) return receive(data);
      postToHost(host, { type: `${widget}:ready` });
      posted = 0;
      postHeight();
    };
    window.addEventListener('message', listener);
    postToHost(host, { type: `${widget}:ready` });
    const observer = new ResizeObserver(postHeight);
    observer.observe(root);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', listener);
    };
  }, [host, widget]);
}

/** The page around missed the beginning. */
function asksOnly(data: unknown, type: (HostMessage | VitrinaHostMessage)['type']): boolean {
  return JSON.stringify(data) === JSON.stringify({ type });
}
