import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pageErrorOf } from '../../data/api.ts';
import { ChunkError } from '../../lazy-screen.ts';
import { NO_ANSWER } from '../../network.ts';
import { mayReload, rememberReload } from '../../reload-once.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { NoNetworkPage } from './NoNetworkPage.tsx';

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

  if (error instanceof ChunkError && !isGivenUp) return <NoNetworkPage isDoubtful onNetwork={reload} />;
  const { status, message, trace } = pageErrorOf(error);
  if (status === NO_ANSWER) return <NoNetworkPage onNetwork={() => void router.invalidate()} />;
  return <ErrorPage status={status} details={trace ?? message} />;
}
