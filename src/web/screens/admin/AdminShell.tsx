import { Outlet } from '@tanstack/react-router';
import { permittedPages } from './admin-pages.ts';
import { ConsoleShell } from './ConsoleShell.tsx';

/** The frame of every page under `/admin`. */
export function AdminShell() {
  return (
    <ConsoleShell label="Админка" pagesOf={permittedPages}>
      <Outlet />
    </ConsoleShell>
  );
}
