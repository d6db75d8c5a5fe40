import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { SiteContext } from '../site-context.ts';
import { isLaterAddress } from './is-later-address.ts';
import { laterPages } from './later-pages.ts';
import { siteMap } from './site-map.ts';
import { visitorPages } from './visitor-pages.ts';

// Routes know their whole address once they stand in a router.
createRouter({ routeTree: siteMap, context: {} as SiteContext, isServer: true });

function addressesOf(pages: readonly AnyRoute[]): string[] {
  return pages.flatMap(({ fullPath, children = [] }) => [
    fullPath,
    ...addressesOf(Object.values(children as Record<string, AnyRoute>)),
  ]);
}

it('knows the address of every later page and of no other', () => {
  const later = addressesOf(laterPages);
  expect(later).toEqual(expect.arrayContaining(['/for-developers/feed-check', '/admin/amen']));
  expect(later.filter((path) => !isLaterAddress(path))).toEqual([]);
  expect(addressesOf(visitorPages).filter(isLaterAddress)).toEqual([]);
});
