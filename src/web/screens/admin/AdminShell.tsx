import { Outlet } from '@tanstack/react-router';
import { AdminFrame } from './AdminFrame.tsx';

/** The frame of every page under `/admin`. */
export function AdminShell() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
