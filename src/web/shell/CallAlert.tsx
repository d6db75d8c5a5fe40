import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { callAlertText } from '../data/call-alert-text.ts';
import { onCallFailure } from '../data/call-failures.ts';

/** The page itself comes first. */
const FETCH_AHEAD_MS = 2_000;

const loadAlert = () => import('#ui/Alert/Alert.tsx');

const Alert = lazy(async () => ({ default: (await loadAlert()).Alert }));

/** Says that a call of the page failed, whichever part of it made the call. */
export function CallAlert() {
  const { appEnv } = useRouter().options.context.settings;
  const [text, setText] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(
    () =>
      onCallFailure((call) => {
        setText(callAlertText(call, appEnv));
        setIsOpen(true);
      }),
    [appEnv],
  );

  // When the network is gone the alert would not come any more.
  useEffect(() => {
    const timer = setTimeout(() => loadAlert().catch(() => {}), FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);

  if (text === undefined) return null;
  // The text stays while the alert fades away.
  return (
    <Suspense>
      <Alert open={isOpen} onClose={() => setIsOpen(false)}>
        {text}
      </Alert>
    </Suspense>
  );
}
