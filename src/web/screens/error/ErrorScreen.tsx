import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageErrorOf } from '../../data/api.ts';
import { ChunkError } from '../../lazy-screen.ts';
import { mayReload, rememberReload } from '../../reload-once.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page of any failure but «not found»; a screen whose file is gone is loaded anew first. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const [willReload] = useState(
    () => error instanceof ChunkError && mayReload(sessionStorage, Date.now(), navigator.onLine),
  );
  useEffect(() => {
    if (!willReload) return;
    rememberReload(sessionStorage, Date.now());
    location.reload();
  }, [willReload]);
  if (willReload) return null;

  const { status, message, trace } = pageErrorOf(error);
  return <ErrorPage status={status} details={trace ?? message} />;
}
