import { Suspense, useEffect, useState } from 'react';
import type { FailedCall } from '../data/call-alert-text.ts';
import { onCallFailure } from '../data/call-failures.ts';
import { askToSignIn } from '../parts/access/ask-to-sign-in.ts';
import { useSiteContext } from '../site-context.ts';
import { LazyFailureAlert } from './shell-parts.ts';

/** The page itself comes first. */
const FETCH_AHEAD_MS = 2_000;

/** Says that a call of the page failed, whichever part of it made the call. */
export function CallAlert() {
  const { hasSession } = useSiteContext().settings;
  const [call, setCall] = useState<FailedCall>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    () =>
      onCallFailure((call) => {
        setCall(call);
        setIsOpen(true);
      }),
    [],
  );

  // When the network is gone the alert would not come any more.
  useEffect(() => {
    const timer = setTimeout(() => LazyFailureAlert.preload?.(), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setIsOpen(false);
    // A session may have ended while its page stood open, and a person may do more than a visitor.
    if (call?.status === 401) askToSignIn({ keepsPage: hasSession });
  }

  if (call === undefined) return null;
  // The text stays while the alert fades away.
  return (
    <Suspense>
      <LazyFailureAlert open={isOpen} call={call} onClose={close} />
    </Suspense>
  );
}
