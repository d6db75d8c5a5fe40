import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_FORMS } from '../e2e/public-forms.ts';

interface Floor {
  /** Other floors it may import; `type:` allows types alone. */
  floors: string[];
  packages: RegExp;
  /** The only files of it that others may import; all of them where nothing is said. */
  doors?: string[];
}

const FLOORS: Record<string, Floor> = {
  domain: { floors: [], packages: /^color-string$/ },
  drawing: { floors: ['domain'], packages: /^$/, doors: ['addresses.ts', 'draw.ts'] },
  contract: { floors: ['domain'], packages: /^(zod|superjson)$/ },
  db: { floors: ['domain'], packages: /^(pg|drizzle-orm|node:)/ },
  search: { floors: ['domain'], packages: /^node:/ },
  integrations: {
    floors: ['domain'],
    packages:
      /^(zod|aws4fetch|cockatiel|nodemailer|piscina|@resvg\/resvg-js|@csstools\/css-tokenizer|saxes|sharp|file-type|node:)/,
  },
  feeds: { floors: ['domain'], packages: /^(saxes|iconv-lite|node:)/ },
  services: {
    floors: ['domain', 'contract', 'db', 'search', 'integrations', 'feeds'],
    packages: /^(zod|drizzle-orm|node:)/,
  },
  api: { floors: ['domain', 'contract', 'services'], packages: /^(zod|@trpc\/server|fastify|node:)/ },
  server: {
    floors: [
      ...['domain', 'drawing', 'contract', 'db', 'search', 'integrations', 'feeds', 'services', 'api'],
      'type:web',
    ],
    packages: /./,
  },
  ui: {
    floors: ['domain'],
    packages: /^(react|react-dom|@base-ui\/react|react-hook-form|@hookform|zod)/,
  },
  /** It runs on pages of partners and must stay tiny. */
  embed: { floors: ['type:contract'], packages: /^$/ },
  web: {
    floors: ['domain', 'drawing', 'contract', 'ui', 'type:api'],
    packages:
      /^(react|react-dom|@tanstack\/|@trpc\/(client|tanstack-react-query|server\/observable)|zod|superjson|react-hook-form|qrcode|maplibre-gl|pmtiles|@protomaps\/basemaps)/,
  },
};

/** The kit formats money, counts things and addresses files; no other noun of the product is its business. */
const UI_DOMAIN = /^domain\/(media|money|text)\//;

const NOUNS = [
  ...[
    'access',
    'address',
    'application',
    'audit',
    'catalog',
    'company',
    'deal',
    'email',
    'feed',
    'feed-source',
    'geo',
    'housing',
    'http',
    'icon',
    'indexing',
    'job',
    'landing',
    'lead',
    'legal-doc',
    'listing',
    'maintenance',
    'media',
    'money',
  ],
  ...[
    'mortgage',
    'node',
    'objects',
    'places',
    'recognition',
    'road',
    'routing',
    'sms',
    'storage',
    'telegram',
    'text',
    'time',
  ],
  'widget',
  'worker',
];
const FLOORS_OF_NOUNS = ['domain', 'services', 'integrations', 'db/queries'];
/** Parts that screens share lie in nouns of the product, in `page` if any product would have them. */
const PART_NOUNS = [
  'access',
  'card',
  'chosen',
  'complex',
  'flat',
  'lead',
  'offer',
  'page',
  'phone',
  'place',
  'road',
];
const NOT_IN_DOMAIN_WORDS = /^(utils?|lib|common|helpers?|misc)$/;

/** These forms send nothing: they change an address or the state of their page. */
const CHOOSING_FORMS = [
  'src/web/parts/page/ChoiceModal.tsx',
  'src/web/screens/admin/ListSearch.tsx',
  'src/web/screens/catalog/FiltersScreen.tsx',
  'src/web/screens/catalog/SortForm.tsx',
  'src/web/screens/catalog/filters/FilterBar.tsx',
  'src/web/screens/catalog/filters/FiltersModal.tsx',
  'src/web/screens/catalog/filters/QuickSearch.tsx',
  'src/web/screens/error/ErrorPage.tsx',
  'src/web/screens/listing/flats/FlatsFilter.tsx',
  'src/web/screens/mortgage/TermsScreen.tsx',
  'src/web/shell/place/PlaceButton.tsx',
  'src/web/shell/place/PlaceSearch.tsx',
  'src/web/widget/inputs/CalcInputs.tsx',
  'src/web/widget/vitrina/FlatFilters.tsx',
];

/** Asked for by `npm run dev` alone: pages from their sources. */
const ONLY_IN_DEVELOPMENT = ['vite', '@fastify/middie'];

/** Tests of a whole room: no one file of it is what they test. */
const TESTS_OF_ROOMS = [
  'src/api/rest/ipo-calc/any-request.db.test.ts',
  'src/api/rest/ipo-calc/frozen-answers.db.test.ts',
  'src/api/rest/ipo-calc/refusals.db.test.ts',
  'src/db/seed/mortgage/mortgage-constraints.db.test.ts',
  'src/feeds/refusals.test.ts',
  'src/server/http/card-figures.db.test.ts',
  'src/server/http/overload.db.test.ts',
  'src/services/catalog/bucket-payments.db.test.ts',
  'src/services/catalog/search-figures.db.test.ts',
];

interface Import {
  file: string;
  target: string;
  isType: boolean;
}

const ROOT = join(import.meta.dirname, '..');
const files = codeOf('src');
const sources = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const everything = ['src', 'bench', 'build', 'clients', 'demo', 'e2e', 'scripts', 'tests'].flatMap(codeOf);
const imports = sources.flatMap(importsOf);
const outsideImports = ['clients', 'demo', 'bench', 'e2e', 'tests', 'scripts', 'build']
  .flatMap(codeOf)
  .flatMap(importsOf);

describe('floors', () => {
  it.each(Object.keys(FLOORS))('%s imports only what stands beneath it', (floor) => {
    const { floors, packages } = FLOORS[floor]!;
    const wrong = imports
      .filter(({ file }) => file.startsWith(`src/${floor}/`))
      .filter(({ target, isType }) => {
        if (!target.startsWith('src/')) return !packages.test(target);
        const other = target.split('/')[1]!;
        if (floor === 'ui' && other === 'domain') return !UI_DOMAIN.test(target.slice(4));
        return other !== floor && !floors.includes(other) && !(isType && floors.includes(`type:${other}`));
      })
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(FLOORS).filter((floor) => FLOORS[floor]!.doors))(
    '%s is entered by its doors',
    (floor) => {
      const doors = FLOORS[floor]!.doors!.map((door) => `src/${floor}/${door}`);
      const wrong = [...imports, ...outsideImports]
        .filter(({ file, target }) => !file.startsWith(`src/${floor}/`) && target.startsWith(`src/${floor}/`))
        .filter(({ target }) => !doors.includes(target))
        .map(({ file, target }) => `${file} imports ${target}`);
      expect(wrong).toEqual([]);
    },
  );

  it('every folder of src is a floor', () => {
    expect(readdirSync(join(ROOT, 'src')).filter((name) => !(name in FLOORS))).toEqual([]);
  });

  it('the client that partners copy brings nothing along', () => {
    const client = walk(join(ROOT, 'clients')).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const foreign = client.flatMap(importsOf).filter(({ target }) => !target.startsWith('clients/'));
    expect(foreign).toEqual([]);
  });

  it('packages that come with a release are those that its floors run', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const run = imports
      .filter(({ file, isType }) => !isType && !/^src\/(ui|web|embed)\//.test(file))
      .map(({ target }) => /^(@[^/]+\/)?[^/]+/.exec(target)![0])
      .filter((name) => name !== 'src' && !name.startsWith('node:') && !ONLY_IN_DEVELOPMENT.includes(name));
    expect([...new Set(run)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
  });

  it('nothing in src imports from outside src', () => {
    const outside = imports.filter(({ target }) => /^(clients|demo|bench|e2e|tests|scripts)\//.test(target));
    expect(outside).toEqual([]);
  });
});

describe('shape', () => {
  it('noun folders come from one list', () => {
    const strange = FLOORS_OF_NOUNS.flatMap((floor) => {
      const folder = join(ROOT, 'src', floor);
      return readdirSync(folder)
        .filter((name) => statSync(join(folder, name)).isDirectory() && !NOUNS.includes(name))
        .map((name) => `${floor}/${name}`);
    });
    expect(strange).toEqual([]);
  });

  it('parts that screens share lie in their nouns', () => {
    expect(readdirSync(join(ROOT, 'src/web/parts')).filter((name) => !PART_NOUNS.includes(name))).toEqual([]);
  });

  it('no folder is a drawer', () => {
    const folders = files.flatMap((file) => relative(ROOT, file).split('/').slice(0, -1));
    expect(folders.filter((name) => NOT_IN_DOMAIN_WORDS.test(name))).toEqual([]);
  });

  it('imports have no cycles, those of types included', () => {
    expect(findCycle([...imports, ...outsideImports])).toBeNull();
  });

  it('a component that comes in a file of its own is named after it, and no other file bears its name', () => {
    const lazy = sources.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\blazyScreen\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)'/g),
    ]);
    expect(lazy.length).toBeGreaterThan(50);
    expect(lazy.filter(([, path, name]) => basename(path!) !== `${name}.tsx`).map(([call]) => call)).toEqual(
      [],
    );
    const names = sources.map((file) => basename(file));
    const shared = lazy.filter(([, , name]) => names.filter((each) => each === `${name}.tsx`).length > 1);
    expect(shared.map(([call]) => call)).toEqual([]);
  });

  it('what comes in a file of its own outlives a tunnel: by lazy-screen, lazy-window or a fallback of its own', () => {
    const lazy = sources.filter((file) => /(?<![.\w])lazy[<(]/.test(readFileSync(file, 'utf8')));
    expect(lazy.map((file) => relative(ROOT, file)).toSorted()).toEqual([
      'src/web/lazy-window.tsx',
      'src/web/parts/card/lazy-card-leaves.ts',
    ]);
  });

  it('what people type is sent by the one form of the kit, and each public form is tried in the browser', () => {
    const rendering = (tag: RegExp) =>
      sources.filter((file) => tag.test(readFileSync(file, 'utf8'))).map((file) => relative(ROOT, file));
    const forms = rendering(/<Form(Frame)?\b/).filter((file) => !file.startsWith('src/ui/'));
    const inner = /^src\/web\/screens\/(account|admin|api-key|application|dev|lead|maintenance)\//;
    const tried = PUBLIC_FORMS.map(({ file }) => file);
    expect(forms.filter((file) => !inner.test(file)).toSorted()).toEqual(tried.toSorted());
    expect(
      rendering(/<form\b/)
        .filter((file) => file.endsWith('.tsx'))
        .toSorted(),
    ).toEqual([...CHOOSING_FORMS, 'src/ui/Form/FormFrame.tsx'].toSorted());
  });

  it('comments begin with a subject or a verb, and fit the line', () => {
    const comment = /^\s*(?:\/\*\*|\*|\/\/) (.*)$/gm;
    const wrong = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(comment)]
        .filter(([line, words]) => /^(?:What|Of)\b/.test(words!) || line.length > 121)
        .map(([line]) => `${relative(ROOT, file)}: ${line.trim()}`),
    );
    expect(wrong).toEqual([]);
  });

  it('a test stands beside what it tests and bears its name, an aspect of it or the name of its folder', () => {
    const lost = everything
      .map((file) => relative(ROOT, file))
      .filter(
        (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/') && !isNamedAfterSource(file),
      );
    expect(lost.toSorted()).toEqual(TESTS_OF_ROOMS);
  });

  it('no literal is spread to keep fields on one line, where it would hide one that stands twice', () => {
    const spreading = everything.filter((file) => /\.{3}\{/.test(readFileSync(file, 'utf8')));
    expect(spreading.map((file) => relative(ROOT, file))).toEqual([]);
  });

  it('whatever is promised is kept by a job', () => {
    const jobs = readFileSync(join(ROOT, 'src/server/jobs/all-jobs.ts'), 'utf8');
    const promised = codeOf('src/services').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/const (\w+) = defineTopic\(/g)].map(([, topic]) => topic!),
    );
    expect(promised).toContain('DELIVER_LEAD');
    expect(promised.filter((topic) => !jobs.includes(`jobOf(${topic},`))).toEqual([]);
  });

  it('a test in a browser looks at its page until it shows what is expected, never once', () => {
    const glance =
      /^ *expect\([^;]*?\bawait [^;]*?\.(?:all[IT]|boundingBox|content|count|evaluate|getAttribute|inner|inputValue|is[A-Z]|textContent|title)\w*\(|^ *expect\((?:new URL\()?\w+\.url\(\)/gm;
    const hasty = everything
      .filter((file) => file.endsWith('.e2e.ts'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(glance)].map(([line]) => `${basename(file)}: ${line.trim()}`),
      );
    expect(hasty).toEqual([]);
  });

  it('files stay short', () => {
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400);
    expect(long.map((file) => relative(ROOT, file))).toEqual([]);
  });
});

describe('documents', () => {
  const floors = Object.keys(FLOORS).map((floor) => `src/${floor}/README.md`);
  const known = ['bench', 'build', 'clients', 'demo', 'docs', 'e2e', 'scripts', 'src', 'tests']
    .flatMap((folder) => walk(join(ROOT, folder)))
    .map((file) => `/${relative(ROOT, file)}`);

  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...floors])(
    'what %s names is there',
    (document) => {
      const roots = ['', 'src', dirname(document)].map((folder) => join(ROOT, folder));
      const gone = pathsNamedIn(readFileSync(join(ROOT, document), 'utf8')).filter(
        (path) =>
          !roots.some((root) => existsSync(join(root, path))) && !known.some((file) => isPartOf(file, path)),
      );
      expect(gone).toEqual([]);
    },
  );

  it('the page that CONTRIBUTING shows is the one in the product', () => {
    const [, shown] = /^```ts\n(export const feedsPage[\s\S]*?)^```/m.exec(
      readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'),
    )!;
    expect(readFileSync(join(ROOT, 'src/web/screens/feed/feeds-page.ts'), 'utf8')).toContain(shown);
  });
});

/** Files, folders and links a document names: words that look like an address, a rule or a command are none. */
function pathsNamedIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\((\w[\w./-]*)\)/g)].map(([, path]) => path!);
  const words = [...prose.matchAll(/`(\w[\w./-]*)`/g)].map(([, word]) => word!);
  return [...links, ...words.filter((word) => /\/|\.(tsx?|md|js|json|css|svg)$/.test(word))];
}

/** A path may be the end of a whole one, `load-flat.ts` beside its page, and may lack the end of its name. */
function isPartOf(file: string, path: string): boolean {
  const part = `/${path.replace(/\/$/, '')}`;
  return file.endsWith(part) || ['-', '.', '/'].some((next) => file.includes(part + next));
}

/** The files of a folder of the repository that hold code. */
function codeOf(folder: string): string[] {
  return walk(join(ROOT, folder)).filter((file) => /\.(ts|tsx)$/.test(file));
}

/** `clean-svg-cost.test.ts` is of `clean-svg.ts`, `0021_tidy-domains.sql` has `tidy-domains.db.test.ts`. */
function isNamedAfterSource(test: string): boolean {
  const folder = join(ROOT, dirname(test));
  const name = basename(test).replace(/(\.perf|\.db)*\.test\.tsx?$/, '');
  const sources = readdirSync(folder)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/\.[a-z.]+$/, '').replace(/^\d+_/, ''));
  return (
    name === basename(folder) || sources.some((source) => name === source || name.startsWith(`${source}-`))
  );
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function importsOf(path: string): Import[] {
  const file = relative(ROOT, path);
  const found: Import[] = [];
  const pattern = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\s+from\s+)?'([^']+)'|import\('([^']+)'\)/gm;
  for (const [whole, type, from, dynamic] of readFileSync(path, 'utf8').matchAll(pattern)) {
    const name = (from ?? dynamic)!;
    const isType = type !== undefined || /typeof import\(/.test(whole);
    found.push({ file, target: resolveImport(path, name), isType });
  }
  return found;
}

function resolveImport(path: string, name: string): string {
  if (name.startsWith('#tests/')) return name.slice(1);
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  if (name.startsWith('.')) return relative(ROOT, join(path, '..', name));
  return name;
}

function findCycle(edges: Import[]): string[] | null {
  const graph = new Map<string, string[]>();
  for (const { file, target } of edges) {
    graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}
