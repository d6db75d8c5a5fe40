import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { WidgetOptions } from '#contract/widget-config.ts';
import type { FrameMessage, VitrinaFrameMessage } from '#contract/widget-protocol.ts';
import { ROOT_ELEMENT } from './elements.ts';
import { readHostLook, takeHostLook } from './host-look.ts';

/** Narrower windows are phones. */
const PHONE_WIDTH = 600;

interface HostOf {
  /** The prefix of the messages of the widget. */
  widget: 'ipo-calc' | 'vitrina';
  page: {
    /** The origin of the page around; null: it has not said which it is. */
    host: string | null;
    options: Pick<WidgetOptions, 'fullHeightMobile' | 'fullHeightDesktop'>;
  };
  /** Receives what the page around of that origin posts, unless it only asks to hear the beginning again. */
  onMessage?: (data: unknown, host: string) => void;
  /** Hears which part of the frame the window of the page around shows; null: none, or that is unknown. */
  onSeen?: (part: SeenPart | null) => void;
}

/** CSS pixels from the top of the frame. */
export interface SeenPart {
  top: number;
  bottom: number;
}

/** Says something to the page around; to none when it may not listen. */
export type PostToHost = (message: FrameMessage | VitrinaFrameMessage) => void;

/** Tells the page around that the widget works and how high it is, and does what that page says. */
export function useHost({ widget, page, onMessage, onSeen }: HostOf): PostToHost {
  const { options } = page;
  const host = useRef(page.host);
  const isHeightPosted = useEffectEvent(() =>
    window.innerWidth < PHONE_WIDTH ? options.fullHeightMobile : options.fullHeightDesktop,
  );
  const receive = useEffectEvent((data: unknown) => onMessage?.(data, host.current!));
  const see = useEffectEvent((part: SeenPart | null) => onSeen?.(part));
  const post = useCallback<PostToHost>((message) => {
    if (host.current !== null) window.parent.postMessage(message, host.current);
  }, []);

  useEffect(() => {
    if (window.parent === window) return;
    const root = document.getElementById(ROOT_ELEMENT)!;
    let posted = 0;
    const postHeight = () => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      if (height === posted || host.current === null || !isHeightPosted()) return;
      posted = height;
      post({ type: `${widget}:height`, height });
    };
    const listener = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !isOwn(data, widget)) return;
      // The browser shows a frame to pages of the key alone (frame-ancestors): whoever speaks from there is one of them.
      const isNew = host.current === null;
      host.current ??= origin;
      if (origin !== host.current) return;
      if (isNew) postHeight();
      if (data.type === `${widget}:around`) return takeAround(data);
      if (Object.keys(data).length > 1) return receive(data);
      post({ type: `${widget}:ready` });
      posted = 0;
      postHeight();
    };
    const takeAround = ({ scheme, padding, top, bottom }: Partial<Record<string, unknown>>) => {
      takeHostLook(readHostLook(scheme, padding));
      see(isNumber(top) && isNumber(bottom) ? { top, bottom } : null);
    };
    window.addEventListener('message', listener);
    // Holds nothing, and may go to a page that has not said which it is: that page then does.
    window.parent.postMessage({ type: `${widget}:ready` }, host.current ?? '*');
    const observer = new ResizeObserver(postHeight);
    observer.observe(root);
    return () => {
      observer.disconnect();
      window.removeEventListener('message', listener);
    };
  }, [widget, post]);

  return post;
}

/** Whether a message is one to this widget. */
function isOwn(data: unknown, widget: HostOf['widget']): data is { type: string } & Record<string, unknown> {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return typeof data.type === 'string' && data.type.startsWith(`${widget}:`);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
