import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { pageErrorOf } from '../../data/api.ts';
import { ChunkError } from '../../lazy-screen.ts';
import { NO_ANSWER, statusOfOwnFile } from '../../network.ts';
import { mayReload, rememberReload } from '../../reload-once.ts';
import { LazyErrorPage, LazyNoNetworkPage } from './error-parts.tsx';

/**
 * The error page of any failure but «not found». Pages that a lost network kept back are asked for again until they
 * come; a screen whose file is gone is loaded anew with the page around it.
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const [isGivenUp, setIsGivenUp] = useState(false);

  function reload() {
    if (!mayReload(() => sessionStorage, Date.now())) return setIsGivenUp(true);
    rememberReload(sessionStorage, Date.now());
    location.reload();
  }

  return <Suspense>{pageFor(error)}</Suspense>;

  function pageFor(error: unknown) {
    if (error instanceof ChunkError && !isGivenUp) return <MissingFile onNetwork={reload} />;
    const { status, message, trace } = pageErrorOf(error);
    if (status === NO_ANSWER) return <LazyNoNetworkPage onNetwork={() => void router.invalidate()} />;
    return <LazyErrorPage status={status} details={trace ?? message} />;
  }
}

/** Nobody knows yet whether the network is to blame for a file that did not come, so nothing is said before that. */
function MissingFile({ onNetwork }: { onNetwork: () => void }) {
  const [isLost, setIsLost] = useState(false);
  const find = useEffectEvent(async () => {
    if ((await statusOfOwnFile()) === NO_ANSWER) setIsLost(true);
    else onNetwork();
  });
  useEffect(() => void find(), []);
  return isLost && <LazyNoNetworkPage onNetwork={onNetwork} />;
}
