import { plural } from '../text/plural.ts';
import type { CanonicalAddress, ExternalIds } from './canonical-listing.ts';
import type { FeedIssue } from './issue.ts';
import { ASKS_FOR_DECISION } from './place-doubt-texts.ts';

/** Directories whose numbers say where a house is to those alone who know them. */
export const PORTALS = ['avito', 'profitbase'] as const;
export type Portal = (typeof PORTALS)[number];

export const PORTAL_TITLES: Record<Portal, string> = { avito: 'Авито', profitbase: 'Profitbase' };

export interface PortalId {
  portal: Portal;
  id: string;
}

/** The number of a thing in such a directory; null when its feed gives none. */
export function portalIdOf(ids: ExternalIds): PortalId | null {
  const portal = PORTALS.find((name) => ids[name] !== undefined);
  return portal === undefined ? null : { portal, id: ids[portal]! };
}

/** 'Дом 700101 на Авито', 'Дом 311 в Profitbase'. */
export function portalHouseName({ portal, id }: PortalId): string {
  return `Дом ${id} ${portal === 'avito' ? 'на' : 'в'} ${PORTAL_TITLES[portal]}`;
}

/** Whether a number is all that a feed says of where a house stands: a person tells which house of ours it is. */
export function isToldByNumber(ids: ExternalIds, address: CanonicalAddress): boolean {
  return portalIdOf(ids) !== null && !saysWhere(address);
}

/** Whether a feed says of a house where it stands, by an address or by a point. */
function saysWhere({ text, street, point }: CanonicalAddress): boolean {
  return text !== null || street !== null || point !== null;
}

const FIELDS: Record<Portal, string> = { avito: 'NewDevelopmentId', profitbase: 'house/id' };

/** A remark about a house that waits for a person to tell which one it is. */
export function placeIssue(id: PortalId, offers: number): FeedIssue {
  return {
    line: null,
    object: portalHouseName(id),
    field: FIELDS[id.portal],
    value: `${id.id}: ${offers} ${plural(offers, 'объявление ждёт', 'объявления ждут', 'объявлений ждут')}`,
    expected: `${ASKS_FOR_DECISION} какой это дом каталога: в файле нет его адреса, номер привязывает администратор`,
    severity: 'warning',
  };
}
