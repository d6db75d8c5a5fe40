import { laterPages } from './later-pages.ts';
import { root } from './root.tsx';
import { visitorPages } from './visitor-pages.ts';

/** The whole site. A link names a page by its address here, so one that names no page does not compile. */
export const siteMap = root.addChildren([...visitorPages, ...laterPages]);

export type SiteMap = typeof siteMap;
