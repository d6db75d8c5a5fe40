import { createRoute, redirect } from '@tanstack/react-router';
import { consolePage } from '../console-page.ts';
import { readPermissions, requirePermission } from '../data/require-permission.ts';
import { lazyScreen, loadFile } from '../lazy-screen.ts';
import { PageError } from '../page-error.ts';
import { readAdminListSearch } from '../query/admin-list-search.ts';
import { readAmenSearch } from '../query/amen-search.ts';
import { readApiKeyListSearch } from '../query/api-key-search.ts';
import { readCompanyListSearch } from '../query/company-search.ts';
import { readFeedListSearch, readFeedRunSearch } from '../query/feed-search.ts';
import { parseListingId, stringifyListingId } from '../query/listing-id.ts';
import { parseOfferId, stringifyOfferId } from '../query/offer-id.ts';
import { readOfferListSearch } from '../query/offer-search.ts';
import { readUserListSearch } from '../query/user-search.ts';
import { root } from './root-route.tsx';

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requirePermission('adminPanel', 'r'),
  component: lazyScreen(() => import('../screens/admin/AdminShell.tsx'), 'AdminShell'),
  staticData: { module: 'src/web/screens/admin/AdminShell.tsx', hasOwnShell: true },
});

const adminIndex = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: async ({ context, search }) => {
    const { permittedPages } = await loadFile(() => import('../screens/admin/admin-pages.ts'));
    const [first] = permittedPages(await readPermissions(context));
    if (!first) throw new PageError(403, 'Access denied');
    throw redirect({ to: first.path, search, statusCode: 302, replace: true });
  },
});

const adminFeeds = createRoute({
  getParentRoute: () => admin,
  path: '/feed',
  validateSearch: readFeedListSearch,
  ...consolePage({
    permission: ['uploadFeeds', 'r'],
    load: async () => (await import('../screens/feed/load-feeds.ts')).loadFeeds('Фиды'),
    screen: lazyScreen(() => import('../screens/feed/FeedsScreen.tsx'), 'FeedsScreen'),
    module: 'src/web/screens/feed/FeedsScreen.tsx',
  }),
});

const adminFeed = createRoute({
  getParentRoute: () => admin,
  path: '/feed/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  validateSearch: readFeedRunSearch,
  ...consolePage({
    permission: ['uploadFeeds', 'rw'],
    load: async () => (await import('../screens/feed/load-feed.ts')).loadFeed,
    screen: lazyScreen(() => import('../screens/feed/FeedScreen.tsx'), 'FeedScreen'),
    module: 'src/web/screens/feed/FeedScreen.tsx',
  }),
});

const adminFeedDashboard = createRoute({
  getParentRoute: () => admin,
  path: '/feed-dashboard',
  validateSearch: readFeedListSearch,
  ...consolePage({
    permission: ['uploadFeeds', 'r'],
    load: async () => (await import('../screens/feed/load-feeds.ts')).loadFeeds('Состояние фидов'),
    screen: lazyScreen(() => import('../screens/feed/FeedDashboardScreen.tsx'), 'FeedDashboardScreen'),
    module: 'src/web/screens/feed/FeedDashboardScreen.tsx',
  }),
});

const adminUploads = createRoute({
  getParentRoute: () => admin,
  path: '/upload',
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['uploadAnything', 'r'],
    load: async () => (await import('../screens/media/load-uploads.ts')).loadUploads,
    screen: lazyScreen(() => import('../screens/media/UploadsScreen.tsx'), 'UploadsScreen'),
    module: 'src/web/screens/media/UploadsScreen.tsx',
  }),
});

const adminPrograms = createRoute({
  getParentRoute: () => admin,
  path: '/programs',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin/programs/list', search, statusCode: 302, replace: true });
  },
});

const adminOffers = createRoute({
  getParentRoute: () => admin,
  path: '/programs/list',
  validateSearch: readOfferListSearch,
  ...consolePage({
    permission: ['programs', 'r'],
    load: async () => (await import('../screens/mortgage/load-offers.ts')).loadOffers,
    screen: lazyScreen(() => import('../screens/mortgage/OffersScreen.tsx'), 'OffersScreen'),
    module: 'src/web/screens/mortgage/OffersScreen.tsx',
  }),
});

const adminOfferPreview = createRoute({
  getParentRoute: () => admin,
  path: '/programs/preview/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  ...consolePage({
    permission: ['programs', 'r'],
    load: async () => (await import('../screens/mortgage/load-offer-preview.ts')).loadOfferPreview,
    screen: lazyScreen(() => import('../screens/mortgage/OfferPreviewScreen.tsx'), 'OfferPreviewScreen'),
    module: 'src/web/screens/mortgage/OfferPreviewScreen.tsx',
  }),
});

const adminProgramTypes = createRoute({
  getParentRoute: () => admin,
  path: '/programs/types',
  ...consolePage({
    permission: ['programs', 'rw'],
    load: async () => (await import('../screens/mortgage/load-program-types.ts')).loadProgramTypes,
    screen: lazyScreen(() => import('../screens/mortgage/ProgramTypesScreen.tsx'), 'ProgramTypesScreen'),
    module: 'src/web/screens/mortgage/ProgramTypesScreen.tsx',
  }),
});

const adminOffer = createRoute({
  getParentRoute: () => admin,
  path: '/programs/edit/$id',
  params: { parse: parseOfferId, stringify: stringifyOfferId },
  ...consolePage({
    permission: ['programs', 'rw'],
    load: async () => (await import('../screens/mortgage/load-offer.ts')).loadOffer,
    screen: lazyScreen(() => import('../screens/mortgage/OfferScreen.tsx'), 'OfferScreen'),
    module: 'src/web/screens/mortgage/OfferScreen.tsx',
  }),
});

const adminApiKeys = createRoute({
  getParentRoute: () => admin,
  path: '/api-keys',
  validateSearch: readApiKeyListSearch,
  ...consolePage({
    permission: ['apiKeys', 'r'],
    load: async () => (await import('../screens/api-key/load-api-keys.ts')).loadApiKeys,
    screen: lazyScreen(() => import('../screens/api-key/ApiKeysScreen.tsx'), 'ApiKeysScreen'),
    module: 'src/web/screens/api-key/ApiKeysScreen.tsx',
  }),
});

const adminApiKey = createRoute({
  getParentRoute: () => admin,
  path: '/api-keys/config/{-$keyId}',
  params: {
    parse: ({ keyId }) => (keyId === undefined ? {} : { keyId: parseListingId({ id: keyId }).id }),
    stringify: ({ keyId }) => ({ keyId: keyId === undefined ? undefined : String(keyId) }),
  },
  ...consolePage({
    permission: ['apiKeys', 'rw'],
    load: async () => (await import('../screens/api-key/load-api-key.ts')).loadApiKey,
    screen: lazyScreen(() => import('../screens/api-key/ApiKeyScreen.tsx'), 'ApiKeyScreen'),
    module: 'src/web/screens/api-key/ApiKeyScreen.tsx',
  }),
});

const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/users',
  validateSearch: readUserListSearch,
  ...consolePage({
    permission: ['users', 'r'],
    load: async () => (await import('../screens/access/load-users.ts')).loadUsers,
    screen: lazyScreen(() => import('../screens/access/UsersScreen.tsx'), 'UsersScreen'),
    module: 'src/web/screens/access/UsersScreen.tsx',
  }),
});

const adminCompanies = createRoute({
  getParentRoute: () => admin,
  path: '/companies',
  validateSearch: readCompanyListSearch,
  ...consolePage({
    permission: ['companies', 'r'],
    load: async () => (await import('../screens/company/load-companies.ts')).loadCompanies,
    screen: lazyScreen(() => import('../screens/company/CompaniesScreen.tsx'), 'CompaniesScreen'),
    module: 'src/web/screens/company/CompaniesScreen.tsx',
  }),
});

const adminGeoGroups = createRoute({
  getParentRoute: () => admin,
  path: '/geo-restrictions',
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['geoRestrictions', 'r'],
    load: async () => (await import('../screens/geo/load-geo-groups.ts')).loadGeoGroups,
    screen: lazyScreen(() => import('../screens/geo/GeoGroupsScreen.tsx'), 'GeoGroupsScreen'),
    module: 'src/web/screens/geo/GeoGroupsScreen.tsx',
  }),
});

const adminLegal = createRoute({
  getParentRoute: () => admin,
  path: '/legal',
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['legal', 'r'],
    load: async () => (await import('../screens/legal-doc/load-legal-docs.ts')).loadLegalDocs,
    screen: lazyScreen(() => import('../screens/legal-doc/LegalDocsScreen.tsx'), 'LegalDocsScreen'),
    module: 'src/web/screens/legal-doc/LegalDocsScreen.tsx',
  }),
});

const adminAmen = createRoute({
  getParentRoute: () => admin,
  path: '/amen',
  validateSearch: readAmenSearch,
  ...consolePage({
    permission: ['adminAmen', 'r'],
    load: async () => (await import('../screens/maintenance/load-amen.ts')).loadAmen,
    screen: lazyScreen(() => import('../screens/maintenance/AmenScreen.tsx'), 'AmenScreen'),
    module: 'src/web/screens/maintenance/AmenScreen.tsx',
  }),
});

const adminClients = createRoute({
  getParentRoute: () => admin,
  path: '/clients',
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['clients', 'r'],
    load: async () => (await import('../screens/client/load-clients.ts')).loadClients,
    screen: lazyScreen(() => import('../screens/client/ClientsScreen.tsx'), 'ClientsScreen'),
    module: 'src/web/screens/client/ClientsScreen.tsx',
  }),
});

const adminClientList = createRoute({
  getParentRoute: () => admin,
  path: '/clients/list',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/admin/clients', search, statusCode: 302, replace: true });
  },
});

const adminClient = createRoute({
  getParentRoute: () => admin,
  path: '/clients/$id',
  params: { parse: parseListingId, stringify: stringifyListingId },
  beforeLoad: ({ params, search }) => {
    const to = '/admin/clients/$id/per-project-settings';
    throw redirect({ to, params, search, statusCode: 302, replace: true });
  },
});

const adminClientProjects = createRoute({
  getParentRoute: () => admin,
  path: '/clients/$id/per-project-settings',
  params: { parse: parseListingId, stringify: stringifyListingId },
  ...consolePage({
    permission: ['clients', 'r'],
    load: async () => (await import('../screens/client/load-client.ts')).loadClientProjects,
    screen: lazyScreen(() => import('../screens/client/ClientProjectsScreen.tsx'), 'ClientProjectsScreen'),
    module: 'src/web/screens/client/ClientProjectsScreen.tsx',
  }),
});

const adminClientComplexes = createRoute({
  getParentRoute: () => admin,
  path: '/clients/$id/complexes',
  params: { parse: parseListingId, stringify: stringifyListingId },
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['clients', 'r'],
    load: async () => (await import('../screens/client/load-client.ts')).loadClientComplexes('комплексы'),
    screen: lazyScreen(() => import('../screens/client/ClientComplexesScreen.tsx'), 'ClientComplexesScreen'),
    module: 'src/web/screens/client/ClientComplexesScreen.tsx',
  }),
});

const adminClientComplexesSimple = createRoute({
  getParentRoute: () => admin,
  path: '/clients/$id/complexes-simple',
  params: { parse: parseListingId, stringify: stringifyListingId },
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['clients', 'r'],
    load: async () =>
      (await import('../screens/client/load-client.ts')).loadClientComplexes('комплексы списком'),
    screen: lazyScreen(
      () => import('../screens/client/ClientComplexesSimpleScreen.tsx'),
      'ClientComplexesSimpleScreen',
    ),
    module: 'src/web/screens/client/ClientComplexesSimpleScreen.tsx',
  }),
});

const adminClientComplex = createRoute({
  getParentRoute: () => admin,
  path: '/clients/$id/complexes/$complexId',
  params: {
    parse: ({ id, complexId }) => ({
      ...parseListingId({ id }),
      complexId: parseListingId({ id: complexId }).id,
    }),
    stringify: ({ id, complexId }) => ({ id: String(id), complexId: String(complexId) }),
  },
  ...consolePage({
    permission: ['clients', 'rw'],
    load: async () => (await import('../screens/client/load-client.ts')).loadClientComplex,
    screen: lazyScreen(() => import('../screens/client/ClientComplexScreen.tsx'), 'ClientComplexScreen'),
    module: 'src/web/screens/client/ClientComplexScreen.tsx',
  }),
});

const adminCollections = createRoute({
  getParentRoute: () => admin,
  path: '/collections',
  validateSearch: readAdminListSearch,
  ...consolePage({
    permission: ['clients', 'r'],
    load: async () => (await import('../screens/collection/load-collections.ts')).loadCollections,
    screen: lazyScreen(() => import('../screens/collection/CollectionsScreen.tsx'), 'CollectionsScreen'),
    module: 'src/web/screens/collection/CollectionsScreen.tsx',
  }),
});

const adminClientFeeds = createRoute({
  getParentRoute: () => admin,
  path: '/clients/$id/feeds',
  params: { parse: parseListingId, stringify: stringifyListingId },
  validateSearch: readFeedListSearch,
  ...consolePage({
    permission: ['clients', 'r'],
    load: async () => (await import('../screens/client/load-client.ts')).loadClientFeeds,
    screen: lazyScreen(() => import('../screens/client/ClientFeedsScreen.tsx'), 'ClientFeedsScreen'),
    module: 'src/web/screens/client/ClientFeedsScreen.tsx',
  }),
});

/** The console. */
export const adminRoutes = admin.addChildren([
  adminIndex,
  adminFeeds,
  adminFeed,
  adminFeedDashboard,
  adminUploads,
  adminPrograms,
  adminOffers,
  adminOfferPreview,
  adminProgramTypes,
  adminOffer,
  adminApiKeys,
  adminApiKey,
  adminUsers,
  adminCompanies,
  adminClients,
  adminClientList,
  adminClient,
  adminClientProjects,
  adminClientComplexes,
  adminClientComplexesSimple,
  adminClientComplex,
  adminClientFeeds,
  adminCollections,
  adminGeoGroups,
  adminLegal,
  adminAmen,
]);
