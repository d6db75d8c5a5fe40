import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync('src/web/page-files/late-files.js', 'utf8');
const SHEETS = ['link stylesheet /assets/style.1.css', 'link stylesheet /assets/style.2.css'];
const AHEAD = ['link modulepreload /assets/entry.js', 'link modulepreload /assets/framework.js'];
const RUN = 'script module /assets/entry.js';

interface Tag {
  rel?: string;
  type?: string;
  href?: string;
  src?: string;
  onload?(): void;
  onerror?(): void;
  replaceWith?(tag: Tag): void;
}

/** A window in which the script has run, with what it has put into the page. */
function openPage(scripts = '/assets/entry.js /assets/framework.js') {
  const frames: (() => void)[] = [];
  const tags: [name: string, tag: Tag][] = [];
  const body: Tag[] = [];
  const elements = new Map<Tag, string>();
  const window = new EventTarget();
  let hasText = false;
  let tellOfPaint: (() => void) | undefined;
  runInNewContext(SCRIPT, {
    document: {
      currentScript: {
        dataset: { sheets: '/assets/style.1.css /assets/style.2.css', scripts },
      },
      createElement(name: string) {
        const tag: Tag = {
          replaceWith(next) {
            tags.push([elements.get(next)!, next]);
            const at = body.indexOf(tag);
            if (at >= 0) body[at] = next;
          },
        };
        elements.set(tag, name);
        return tag;
      },
      head: { append: (tag: Tag) => tags.push([elements.get(tag)!, tag]) },
      body: {
        append(tag: Tag) {
          tags.push([elements.get(tag)!, tag]);
          body.push(tag);
        },
      },
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    PerformanceObserver: class {
      constructor(told: (list: { getEntriesByName(name: string): string[] }) => void) {
        tellOfPaint = () => {
          const shown = ['first-paint', ...(hasText ? ['first-contentful-paint'] : [])];
          told({ getEntriesByName: (name) => shown.filter((one) => one === name) });
        };
      }
      observe() {}
    },
    setTimeout,
    clearTimeout,
  });
  return {
    fire: (name: string) => window.dispatchEvent(new Event(name)),
    begin: () => frames.splice(0).forEach((frame) => void frame()),
    /** The browser tells what it has shown so far. */
    show(what: 'ground' | 'text') {
      hasText = what === 'text';
      tellOfPaint?.();
    },
    sheet: (at: 0 | 1) => tags[at]![1],
    last: () => tags.at(-1)![1],
    inBody: () => body.map(({ href }) => href),
    asked: () => tags.map(([name, { rel, type, href, src }]) => `${name} ${rel ?? type} ${href ?? src}`),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks for nothing before the frame after the pictures is painted', () => {
  const page = openPage();
  const beginFrame = () => {
    page.begin();
    vi.advanceTimersByTime(0);
  };
  page.fire('load');
  beginFrame();
  beginFrame();
  page.show('ground');
  beginFrame();
  beginFrame();
  expect(page.asked()).toEqual([]);
  page.show('text');
  beginFrame();
  expect(page.asked()).toEqual([]);
  beginFrame();
  expect(page.asked()).toEqual([...SHEETS, ...AHEAD]);
});

it('asks for many files a few at a time, so that no press waits for all of them', () => {
  const files = Array.from({ length: 8 }, (_, at) => `/assets/${at}.js`);
  const ahead = files.map((file) => `link modulepreload ${file}`);
  const page = openPage(files.join(' '));
  page.fire('click');
  expect(page.asked()).toEqual([...SHEETS, ...ahead.slice(0, 6)]);
  page.sheet(0).onload!();
  page.sheet(1).onload!();
  vi.advanceTimersByTime(0);
  expect(page.asked()).toEqual([
    ...SHEETS,
    ...ahead.slice(0, 6),
    'script module /assets/0.js',
    ...ahead.slice(6),
  ]);
});

it('puts the sheets behind all styles of the page, which stand in the body too, and keeps their order', () => {
  const page = openPage();
  page.fire('keydown');
  expect(page.inBody()).toEqual(['/assets/style.1.css', '/assets/style.2.css']);
  page.sheet(0).onerror!();
  vi.advanceTimersByTime(1_000);
  expect(page.asked()).toEqual([...SHEETS, ...AHEAD, SHEETS[0]]);
  expect(page.inBody()).toEqual(['/assets/style.1.css', '/assets/style.2.css']);
});

it.each(['onload', 'onerror'] as const)('runs scripts once the styles have come or failed: %s', (outcome) => {
  const page = openPage();
  page.fire('keydown');
  expect(page.asked()).not.toContain(RUN);
  page.sheet(1)[outcome]!();
  expect(page.asked()).not.toContain(RUN);
  page.sheet(0)[outcome]!();
  expect(page.asked()).toEqual([...SHEETS, ...AHEAD, RUN]);
});

it.each(['pointerdown', 'keydown', 'focusin', 'input', 'click'])('begins at once at %s, and once', (sign) => {
  const page = openPage();
  page.fire(sign);
  expect(page.asked()).toEqual([...SHEETS, ...AHEAD]);
  page.fire('pointerdown');
  page.fire('load');
  vi.runAllTimers();
  expect(page.asked()).toEqual([...SHEETS, ...AHEAD]);
});

it.each([
  ['a picture hangs', []],
  ['nobody looks at the frame, which paints nothing', ['load']],
])('begins all the same when %s', (_, events) => {
  const page = openPage();
  for (const event of events) page.fire(event);
  vi.advanceTimersByTime(4_999);
  expect(page.asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(page.asked()).toEqual([...SHEETS, ...AHEAD]);
});

it('asks for what did not come until it does, after longer and longer pauses and when there is a network again', () => {
  const page = openPage();
  page.fire('keydown');
  page.sheet(0).onerror!();
  page.sheet(1).onload!();
  page.last().onerror!();
  const before = [...SHEETS, ...AHEAD, RUN];
  expect(page.asked()).toEqual(before);
  vi.advanceTimersByTime(999);
  expect(page.asked()).toEqual(before);
  vi.advanceTimersByTime(1);
  expect(page.asked()).toEqual([...before, SHEETS[0], RUN]);
  page.last().onerror!();
  vi.advanceTimersByTime(1_999);
  expect(page.asked()).toEqual([...before, SHEETS[0], RUN]);
  page.fire('online');
  expect(page.asked()).toEqual([...before, SHEETS[0], RUN, RUN]);
  page.fire('online');
  vi.advanceTimersByTime(60_000);
  expect(page.asked()).toEqual([...before, SHEETS[0], RUN, RUN]);
});
