import { invitePage } from '../screens/access/invite-page.ts';
import { usersPage } from '../screens/access/users-page.ts';
import { accountFrame, accountRoute } from '../screens/account/account-frame.ts';
import { helpPage } from '../screens/account/help-page.ts';
import { profilePage } from '../screens/account/profile-page.ts';
import { consoleFrame, consoleRoute } from '../screens/admin/console-frame.ts';
import { apiKeyPage } from '../screens/api-key/api-key-page.ts';
import { apiKeyListRoute, apiKeysPage } from '../screens/api-key/api-keys-page.ts';
import { deskApplicationPage } from '../screens/application/desk-application-page.ts';
import { deskPage } from '../screens/application/desk-page.ts';
import { minePage } from '../screens/application/mine-page.ts';
import { clientComplexPage } from '../screens/client/client-complex-page.ts';
import { clientComplexesPage } from '../screens/client/client-complexes-page.ts';
import { clientComplexesSimplePage } from '../screens/client/client-complexes-simple-page.ts';
import { clientFeedsPage } from '../screens/client/client-feeds-page.ts';
import { clientFiguresPage } from '../screens/client/client-figures-page.ts';
import { clientProjectsPage, clientRoute } from '../screens/client/client-projects-page.ts';
import { clientListRoute, clientsPage } from '../screens/client/clients-page.ts';
import { collectionsPage } from '../screens/collection/collections-page.ts';
import { companiesPage } from '../screens/company/companies-page.ts';
import { accordionsPage } from '../screens/dev/accordions-page.ts';
import { chartPage } from '../screens/dev/chart-page.ts';
import { componentsPage } from '../screens/dev/components-page.ts';
import { devErrorPage } from '../screens/dev/dev-error-page.ts';
import { devFrame, devRoute } from '../screens/dev/dev-frame.ts';
import { devListPage } from '../screens/dev/dev-list-page.ts';
import { formsPage } from '../screens/dev/forms-page.ts';
import { outboxPage } from '../screens/dev/outbox-page.ts';
import { recognitionPage } from '../screens/dev/recognition-page.ts';
import { switchPage } from '../screens/dev/switch-page.ts';
import { whyPage } from '../screens/dev/why-page.ts';
import { feedCheckPage } from '../screens/feed/feed-check-page.ts';
import { feedDashboardPage } from '../screens/feed/feed-dashboard-page.ts';
import { feedPage } from '../screens/feed/feed-page.ts';
import { feedsPage } from '../screens/feed/feeds-page.ts';
import { runChangesPage } from '../screens/feed/run-changes-page.ts';
import { geoGroupsPage } from '../screens/geo/geo-groups-page.ts';
import { integrationsPage } from '../screens/integration/integrations-page.ts';
import { clientLeadPage } from '../screens/lead/client-lead-page.ts';
import { clientLeadsPage, ownClientRoute } from '../screens/lead/client-leads-page.ts';
import { leadPage } from '../screens/lead/lead-page.ts';
import { leadsPage } from '../screens/lead/leads-page.ts';
import { legalDocsPage } from '../screens/legal-doc/legal-docs-page.ts';
import { amenPage } from '../screens/maintenance/amen-page.ts';
import { auditPage } from '../screens/maintenance/audit-page.ts';
import { clientErrorsPage } from '../screens/maintenance/client-errors-page.ts';
import { workPage } from '../screens/maintenance/work-page.ts';
import { uploadsPage } from '../screens/media/uploads-page.ts';
import { offerPage } from '../screens/mortgage/offer-page.ts';
import { offerPreviewPage } from '../screens/mortgage/offer-preview-page.ts';
import { offersPage, programsRoute } from '../screens/mortgage/offers-page.ts';
import { programTypesPage } from '../screens/mortgage/program-types-page.ts';
import { termsPage } from '../screens/mortgage/terms-page.ts';

const accountPages = accountFrame.addChildren([
  accountRoute,
  profilePage,
  minePage,
  deskPage.addChildren([deskApplicationPage]),
  helpPage,
]);

const consolePages = consoleFrame.addChildren([
  consoleRoute,
  feedsPage,
  feedPage,
  runChangesPage,
  feedDashboardPage,
  uploadsPage,
  collectionsPage,
  programsRoute,
  offersPage,
  offerPreviewPage,
  offerPage,
  programTypesPage,
  geoGroupsPage,
  leadsPage.addChildren([leadPage]),
  ownClientRoute,
  clientLeadsPage.addChildren([clientLeadPage]),
  clientsPage,
  clientListRoute,
  clientRoute,
  clientProjectsPage,
  clientComplexesPage,
  clientComplexesSimplePage,
  clientComplexPage,
  clientFeedsPage,
  clientFiguresPage,
  apiKeysPage,
  apiKeyListRoute,
  apiKeyPage,
  companiesPage,
  usersPage,
  legalDocsPage,
  amenPage,
  workPage,
  auditPage,
  clientErrorsPage,
  integrationsPage,
]);

const devPages = devFrame.addChildren([
  devRoute,
  devListPage,
  componentsPage,
  switchPage,
  accordionsPage,
  formsPage,
  chartPage,
  whyPage,
  devErrorPage,
  recognitionPage,
  outboxPage,
]);

/**
 * Pages few visits come to: of a person, of those who work here, of developers. In the browser they come only with a
 * page of theirs, so a link to one from another page loads it anew.
 */
export const laterPages = [
  invitePage,
  termsPage,
  feedCheckPage,
  accountPages,
  consolePages,
  devPages,
] as const;
