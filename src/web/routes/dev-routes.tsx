import { createRoute, notFound } from '@tanstack/react-router';
import { loadPage } from '../data/load-page.ts';
import { lazyScreen } from '../lazy-screen.ts';
import { PageError } from '../page-error.ts';
import { readStatusSearch } from '../query/status-search.ts';
import { titledHead } from '../shell/page-head.ts';
import { root } from './root-route.tsx';

const dev = createRoute({
  getParentRoute: () => root,
  path: '/dev',
  beforeLoad: ({ context }) => {
    if (context.settings.appEnv === 'production') throw notFound();
  },
});

const devIndex = createRoute({
  getParentRoute: () => dev,
  path: '/',
  beforeLoad: () => {
    throw notFound();
  },
});

const devList = createRoute({
  getParentRoute: () => dev,
  path: '/list',
  head: titledHead('Страницы для разработки'),
  component: lazyScreen(() => import('../screens/dev/DevListScreen.tsx'), 'DevListScreen'),
  staticData: { module: 'src/web/screens/dev/DevListScreen.tsx' },
});

const devComponents = createRoute({
  getParentRoute: () => dev,
  path: '/components',
  head: titledHead('Компоненты'),
  component: lazyScreen(() => import('../screens/dev/ComponentsScreen.tsx'), 'ComponentsScreen'),
  staticData: { module: 'src/web/screens/dev/ComponentsScreen.tsx' },
});

const devSwitch = createRoute({
  getParentRoute: () => dev,
  path: '/components-switch',
  head: titledHead('Телефон и компьютер'),
  component: lazyScreen(() => import('../screens/dev/SwitchScreen.tsx'), 'SwitchScreen'),
  staticData: { module: 'src/web/screens/dev/SwitchScreen.tsx' },
});

const devAccordions = createRoute({
  getParentRoute: () => dev,
  path: '/accordions',
  head: titledHead('Аккордеоны'),
  component: lazyScreen(() => import('../screens/dev/AccordionsScreen.tsx'), 'AccordionsScreen'),
  staticData: { module: 'src/web/screens/dev/AccordionsScreen.tsx' },
});

const devForm = createRoute({
  getParentRoute: () => dev,
  path: '/form',
  head: titledHead('Формы'),
  component: lazyScreen(() => import('../screens/dev/FormsScreen.tsx'), 'FormsScreen'),
  staticData: { module: 'src/web/screens/dev/FormsScreen.tsx' },
});

const devChart = createRoute({
  getParentRoute: () => dev,
  path: '/chart-test',
  head: titledHead('График цен'),
  component: lazyScreen(() => import('../screens/dev/ChartScreen.tsx'), 'ChartScreen'),
  staticData: { module: 'src/web/screens/dev/ChartScreen.tsx' },
});

const devWhy = createRoute({
  getParentRoute: () => dev,
  path: '/why-demo',
  head: titledHead('Почему перерисовано'),
  component: lazyScreen(() => import('../screens/dev/WhyScreen.tsx'), 'WhyScreen'),
  staticData: { module: 'src/web/screens/dev/WhyScreen.tsx' },
});

const devError = createRoute({
  getParentRoute: () => dev,
  path: '/error',
  validateSearch: readStatusSearch,
  beforeLoad: ({ search: { status } }) => {
    if (status === 404) throw notFound();
    if (status === undefined) return;
    const { message, stack } = new Error(`Raised on purpose: ${status}`);
    throw new PageError(status, message, stack);
  },
  head: titledHead('Ошибки'),
  component: lazyScreen(() => import('../screens/dev/DevErrorScreen.tsx'), 'DevErrorScreen'),
  staticData: { module: 'src/web/screens/dev/DevErrorScreen.tsx' },
});

const devRecognition = createRoute({
  getParentRoute: () => dev,
  path: '/beorg',
  head: titledHead('Распознавание документов'),
  component: lazyScreen(() => import('../screens/dev/RecognitionScreen.tsx'), 'RecognitionScreen'),
  staticData: { module: 'src/web/screens/dev/RecognitionScreen.tsx' },
});

const devOutbox = createRoute({
  getParentRoute: () => dev,
  path: '/outbox',
  loader: ({ context }) =>
    loadPage(context.settings, async () => {
      await context.queryClient.ensureQueryData(context.api.dev.outbox.queryOptions());
    }),
  head: titledHead('Исходящие сообщения'),
  component: lazyScreen(() => import('../screens/dev/OutboxScreen.tsx'), 'OutboxScreen'),
  staticData: { module: 'src/web/screens/dev/OutboxScreen.tsx' },
});

/** Pages for developers; production has none. */
export const devRoutes = dev.addChildren([
  devIndex,
  devList,
  devComponents,
  devSwitch,
  devAccordions,
  devForm,
  devChart,
  devWhy,
  devError,
  devRecognition,
  devOutbox,
]);
