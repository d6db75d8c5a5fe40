import { inArray, type SQL, sql } from 'drizzle-orm';
import type { OfferType } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';

export interface ProgramNameRow {
  id: number;
  name: string;
  displayName: string;
  filterTooltip: string | null;
  order: number;
  parentId: number | null;
}

export interface GeoPlaceRow {
  region: { id: number; fullName: string };
  city: { id: number; fullName: string } | null;
  isExcluded: boolean;
}

export interface GeoGroupRow {
  id: number;
  type: 'OTHER' | 'ALL' | 'NONE' | null;
  places: GeoPlaceRow[];
}

export interface ProjectRow {
  id: number;
  name: string;
  developerCompanyId: number;
  complexIds: number[];
  /** The terms of its houses, each once. */
  handovers: { year: number | null; quarter: 1 | 2 | 3 | 4 | null }[];
  assignments: AssignmentRow[];
}

export interface AssignmentRow {
  programId: number;
  programTypes: OfferType[];
  priority: number;
  comment: string | null;
  tooltip: string | null;
}

export interface OfferPartRow {
  type: OfferType;
  interest: number | null;
  valueFrom: number | null;
  valueTo: number | null;
  valuePart: number | null;
  endYears: number | null;
  endDate: string | null;
}

export interface OfferRow {
  id: number;
  programId: number;
  programNameId: number;
  bank: { id: number; uname: string | null; name: string };
  brand: { id: number; name: string } | null;
  projectId: number | null;
  type: OfferType;
  comment: string | null;
  tooltip: string | null;
  priority: number;
  downPaymentFrom: number | null;
  downPaymentTo: number | null;
  periodFrom: number | null;
  periodTo: number | null;
  declaredPskFrom: number | null;
  declaredPskTo: number | null;
  termsAsOf: string | null;
  validFrom: string | null;
  validTo: string | null;
  parts: OfferPartRow[];
  subsidyRows: { duration: number; interest: number; discount: number | null; fee: number | null }[];
  geoGroupIds: number[];
}

/** The rows of all tables that offers are made of. */
export interface OfferBookRows {
  programNames: ProgramNameRow[];
  geoGroups: GeoGroupRow[];
  /** Every city of the dictionary, for selections that leave some out. */
  cities: { id: number; fullName: string; regionId: number }[];
  regions: { id: number; fullName: string }[];
  bankIds: number[];
  projects: ProjectRow[];
  offers: OfferRow[];
}

/** Offers given on a day; or, whenever they are given, one of them, or all of the programmes that some belong to. */
export type WantedOffers = { today: string } | { offerId: number } | { besideOffers: readonly number[] };

/** Offers and all they are made of, in one statement: its parts belong to one moment. */
export async function readOfferBook(db: Db, wanted: WantedOffers): Promise<OfferBookRows> {
  const isWanted = wantedOffers(wanted);
  const { rows } = await db.execute<{ book: OfferBookRows }>(sql`
    SELECT json_build_object(
      'programNames', (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'displayName', display_name,
        'filterTooltip', filter_tooltip, 'order', "order", 'parentId', parent_id) ORDER BY "order", id), '[]')
        FROM program_names),
      'regions', (SELECT json_agg(json_build_object('id', id, 'fullName', full_name) ORDER BY id)
        FROM regions WHERE country_id = 1),
      'cities', (SELECT coalesce(json_agg(json_build_object('id', id, 'fullName', full_name, 'regionId', region_id)
        ORDER BY id), '[]') FROM cities
        WHERE region_id IN (SELECT region_id FROM geo_group_places WHERE is_excluded)),
      'bankIds', (SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM companies WHERE type = 'BANK'),
      'geoGroups', (SELECT coalesce(json_agg(json_build_object('id', g.id, 'type', g.type, 'places',
          (SELECT coalesce(json_agg(json_build_object(
              'region', json_build_object('id', r.id, 'fullName', r.full_name),
              'city', CASE WHEN c.id IS NULL THEN NULL ELSE json_build_object('id', c.id, 'fullName', c.full_name) END,
              'isExcluded', p.is_excluded) ORDER BY p.id), '[]')
            FROM geo_group_places p JOIN regions r ON r.id = p.region_id LEFT JOIN cities c ON c.id = p.city_id
            WHERE p.group_id = g.id)) ORDER BY g.id), '[]')
        FROM geo_groups g),
      'projects', (SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
          'developerCompanyId', p.developer_company_id,
          'complexIds', (SELECT coalesce(json_agg(complex_id ORDER BY complex_id), '[]')
            FROM project_complexes WHERE project_id = p.id),
          'handovers', (SELECT coalesce(json_agg(term), '[]') FROM (
            SELECT DISTINCT jsonb_build_object('year', h.handover_year, 'quarter', h.handover_quarter) AS term
            FROM houses h JOIN project_complexes pc ON pc.complex_id = h.complex_id AND pc.project_id = p.id)),
          'assignments', (SELECT coalesce(json_agg(json_build_object('programId', a.program_id,
              'programTypes', a.program_types, 'priority', a.priority, 'comment', a.comment, 'tooltip', a.tooltip)
              ORDER BY a.id), '[]')
            FROM program_assignments a WHERE a.project_id = p.id)) ORDER BY p.name, p.id), '[]')
        FROM projects p),
      'offers', (SELECT coalesce(json_agg(json_build_object(
          'id', o.id, 'programId', o.program_id, 'programNameId', bp.program_name_id,
          'bank', json_build_object('id', bank.id, 'uname', bank.uname, 'name', bank.name),
          'brand', CASE WHEN brand.id IS NULL THEN NULL
            ELSE json_build_object('id', brand.id, 'name', brand.name) END,
          'projectId', o.project_id, 'type', o.type, 'comment', o.comment, 'tooltip', o.tooltip,
          'priority', o.priority, 'downPaymentFrom', o.down_payment_from, 'downPaymentTo', o.down_payment_to,
          'periodFrom', o.period_from, 'periodTo', o.period_to, 'declaredPskFrom', o.declared_psk_from,
          'declaredPskTo', o.declared_psk_to, 'termsAsOf', o.terms_as_of,
          'validFrom', o.valid_from, 'validTo', o.valid_to,
          'parts', (SELECT json_agg(json_build_object('type', part.type, 'interest', part.interest,
              'valueFrom', part.value_from, 'valueTo', part.value_to, 'valuePart', part.value_part,
              'endYears', part.end_years, 'endDate', part.end_date) ORDER BY part.type <> 'BASE')
            FROM offer_parts part WHERE part.offer_id = o.id),
          'subsidyRows', (SELECT coalesce(json_agg(json_build_object('duration', s.duration, 'interest', s.interest,
              'discount', s.discount, 'fee', s.fee) ORDER BY s."order"), '[]')
            FROM subsidy_rows s WHERE s.offer_id = o.id),
          'geoGroupIds', (SELECT coalesce(json_agg(og.group_id ORDER BY og.group_id), '[]')
            FROM offer_geo_groups og WHERE og.offer_id = o.id)) ORDER BY o.id), '[]')
        FROM offers o
        JOIN bank_programs bp ON bp.id = o.program_id
        JOIN companies bank ON bank.id = bp.bank_company_id
        LEFT JOIN companies brand ON brand.id = o.brand_company_id
        WHERE ${isWanted})
    ) AS book`);
  return rows[0]!.book;
}

function wantedOffers(wanted: WantedOffers): SQL {
  if ('today' in wanted) {
    const { today } = wanted;
    return sql`(o.valid_from IS NULL OR o.valid_from <= ${today}) AND (o.valid_to IS NULL OR o.valid_to >= ${today})`;
  }
  if ('offerId' in wanted) return sql`o.id = ${wanted.offerId}`;
  return sql`o.program_id IN (SELECT program_id FROM offers WHERE ${inArray(sql`id`, [...wanted.besideOffers])})`;
}
