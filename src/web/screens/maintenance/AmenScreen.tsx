import { getRouteApi } from '@tanstack/react-router';
import { AuditPage } from './AuditPage.tsx';
import { ClientErrorsPage } from './ClientErrorsPage.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';

const route = getRouteApi('/admin/amen');

/** Maintenance: what can be done to the installation, who changed what, what fails in browsers. */
export function AmenScreen() {
  const search = route.useSearch();
  switch (search.tab) {
    case 'audit':
      return <AuditPage search={search} />;
    case 'errors':
      return <ClientErrorsPage search={search} />;
    case undefined:
      return <MaintenancePage />;
  }
}
