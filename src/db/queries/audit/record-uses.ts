import { type SQL, sql } from 'drizzle-orm';
import type { RecordUse, RecordUser, UsedRecord, UseKind } from '#domain/record-uses.ts';
import { NO_PAGE, OTHER_PAGES } from '#domain/widget/widget-figures.ts';
import type { Db } from '../../client.ts';

/** The number of things named of each use. */
const MOST_NAMED = 5;

interface Asked {
  record: UsedRecord;
  id: number;
  /** The first day by which pages are told to show a widget. */
  since: string;
}

interface Source {
  kind: UseKind;
  blocks: boolean;
  /** Rows of `id`, `name` and `under`. */
  rows: (asked: Asked) => SQL;
}

/** Everything that uses a record, with the first of each kind; a kind that nothing is of is absent. */
export async function listRecordUses(db: Db, asked: Asked): Promise<RecordUse[]> {
  const uses: RecordUse[] = [];
  for (const { kind, blocks, rows } of SOURCES[asked.record]) {
    const answer = await db.execute<{ count: number; first: RecordUser[] }>(sql`
      WITH users AS MATERIALIZED (${rows(asked)})
      SELECT (SELECT count(*)::int FROM users) AS count,
        (SELECT json_agg(named ORDER BY name, id)
          FROM (SELECT id, name, under FROM users ORDER BY name, id LIMIT ${MOST_NAMED}) named) AS first`);
    const { count, first } = answer.rows[0]!;
    if (count > 0) uses.push({ kind, count, blocks, first });
  }
  return uses;
}

const complexes = (where: SQL) =>
  sql`SELECT c.id, c.name, c.developer_company_id AS under FROM complexes c WHERE ${where}`;
const projects = (where: SQL) =>
  sql`SELECT p.id, p.name, p.developer_company_id AS under FROM projects p WHERE ${where}`;
const keys = (where: SQL) =>
  sql`SELECT k.id, left(k.description, 80) || ' (…' || k.key_ending || ')' AS name, NULL::int AS under
    FROM api_keys k WHERE ${where}`;
const bankPrograms = (where: SQL) =>
  sql`SELECT pn.id, bank.name || ': ' || pn.display_name AS name, bank.id AS under FROM bank_programs bp
    JOIN companies bank ON bank.id = bp.bank_company_id JOIN program_names pn ON pn.id = bp.program_name_id
    WHERE ${where}`;
const offers = (where: SQL) =>
  sql`SELECT o.id, bank.name || ': ' || pn.display_name || ', № ' || o.id AS name, NULL::int AS under
    FROM offers o JOIN bank_programs bp ON bp.id = o.program_id
    JOIN companies bank ON bank.id = bp.bank_company_id JOIN program_names pn ON pn.id = bp.program_name_id
    WHERE ${where}`;
/** Told by their numbers alone: who asks may not know the people. */
const leads = (where: SQL) =>
  sql`SELECT l.id, '№ ' || l.id AS name, NULL::int AS under FROM leads l WHERE ${where}`;
const applications = (where: SQL) =>
  sql`SELECT a.id, '№ ' || a.id AS name, NULL::int AS under FROM mortgage_applications a WHERE ${where}`;

const SOURCES: Record<UsedRecord, readonly Source[]> = {
  apiKey: [
    {
      kind: 'widgetPages',
      blocks: false,
      rows: ({ id, since }) => sql`SELECT row_number() OVER (ORDER BY page)::int AS id, page AS name,
        NULL::int AS under FROM widget_days
        WHERE key_id = ${id} AND day >= ${since} AND page NOT IN (${NO_PAGE}, ${OTHER_PAGES}) GROUP BY page`,
    },
  ],
  company: [
    { kind: 'complexes', blocks: true, rows: ({ id }) => complexes(sql`c.developer_company_id = ${id}`) },
    { kind: 'projects', blocks: true, rows: ({ id }) => projects(sql`p.developer_company_id = ${id}`) },
    {
      kind: 'feeds',
      blocks: true,
      rows: ({ id }) =>
        sql`SELECT f.id, f.name, NULL::int AS under FROM feeds f WHERE f.client_company_id = ${id}`,
    },
    {
      kind: 'keys',
      blocks: true,
      rows: ({ id }) => keys(sql`k.id IN (SELECT key_id FROM api_key_companies WHERE company_id = ${id})`),
    },
    { kind: 'bankPrograms', blocks: true, rows: ({ id }) => bankPrograms(sql`bp.bank_company_id = ${id}`) },
    { kind: 'offers', blocks: true, rows: ({ id }) => offers(sql`o.brand_company_id = ${id}`) },
    {
      kind: 'leads',
      blocks: true,
      rows: ({ id }) => leads(sql`${id} IN (l.client_company_id, l.recipient_company_id)`),
    },
    { kind: 'applications', blocks: true, rows: ({ id }) => applications(sql`a.client_company_id = ${id}`) },
    {
      kind: 'deals',
      blocks: true,
      rows: ({ id }) =>
        sql`SELECT d.id, '№ ' || d.id AS name, NULL::int AS under FROM deals d WHERE d.bank_id = ${id}`,
    },
    {
      kind: 'people',
      blocks: false,
      rows: ({ id }) => sql`SELECT u.id, coalesce(u.name, 'Без имени') AS name, NULL::int AS under
        FROM client_people cp JOIN users u ON u.id = cp.user_id WHERE cp.company_id = ${id}`,
    },
  ],
  feed: [
    {
      kind: 'flats',
      blocks: false,
      rows: ({ id }) => sql`SELECT f.id, c.name || coalesce(', кв. ' || f.number, '') AS name, c.id AS under
        FROM feed_objects listed JOIN flats f ON f.id = listed.object_id JOIN complexes c ON c.id = f.complex_id
        WHERE listed.feed_id = ${id} AND listed.kind = 'flat' AND listed.withdrawn_at IS NULL
          AND f.withdrawn_at IS NULL AND NOT EXISTS (SELECT FROM feed_objects other
            WHERE other.kind = 'flat' AND other.object_id = listed.object_id AND other.withdrawn_at IS NULL
              AND other.feed_id <> listed.feed_id)`,
    },
  ],
  geoGroup: [
    {
      kind: 'offers',
      blocks: true,
      rows: ({ id }) => offers(sql`o.id IN (SELECT offer_id FROM offer_geo_groups WHERE group_id = ${id})`),
    },
  ],
  legalDoc: [
    {
      kind: 'consents',
      blocks: true,
      rows: ({ id }) =>
        leads(sql`l.consent_version_id IN (SELECT v.id FROM legal_document_versions v
          JOIN legal_documents d ON d.id = v.document_id WHERE d.tag_id = ${id})`),
    },
  ],
  offer: [
    {
      kind: 'bankPrograms',
      blocks: false,
      rows: ({ id }) =>
        bankPrograms(sql`bp.id = (SELECT program_id FROM offers WHERE id = ${id})
          AND NOT EXISTS (SELECT FROM offers o WHERE o.program_id = bp.id AND o.id <> ${id})
          AND NOT EXISTS (SELECT FROM program_assignments pa WHERE pa.program_id = bp.id)`),
    },
  ],
  programName: [
    { kind: 'bankPrograms', blocks: true, rows: ({ id }) => bankPrograms(sql`bp.program_name_id = ${id}`) },
    {
      kind: 'programNames',
      blocks: true,
      rows: ({ id }) =>
        sql`SELECT pn.id, pn.name, NULL::int AS under FROM program_names pn WHERE pn.parent_id = ${id}`,
    },
  ],
  project: [
    {
      kind: 'complexes',
      blocks: true,
      rows: ({ id }) =>
        complexes(sql`c.id IN (SELECT complex_id FROM project_complexes WHERE project_id = ${id})`),
    },
    {
      kind: 'assignments',
      blocks: true,
      rows: ({ id }) =>
        bankPrograms(sql`bp.id IN (SELECT program_id FROM program_assignments WHERE project_id = ${id})`),
    },
    { kind: 'offers', blocks: true, rows: ({ id }) => offers(sql`o.project_id = ${id}`) },
    {
      kind: 'keys',
      blocks: true,
      rows: ({ id }) => keys(sql`k.id IN (SELECT key_id FROM api_key_projects WHERE project_id = ${id})`),
    },
  ],
  upload: [
    {
      kind: 'companies',
      blocks: true,
      rows: ({ id }) => sql`SELECT c.id, c.name, NULL::int AS under FROM companies c WHERE c.logo_id = ${id}`,
    },
    {
      kind: 'applications',
      blocks: true,
      rows: ({ id }) =>
        applications(
          sql`a.id IN (SELECT application_id FROM mortgage_application_documents WHERE upload_id = ${id})`,
        ),
    },
    {
      kind: 'complexes',
      blocks: true,
      rows: ({ id }) =>
        complexes(sql`c.gen_plan_id = ${id} OR c.id IN (SELECT shown.complex_id FROM complex_media shown
          JOIN media m ON m.id = shown.media_id
          JOIN uploads u ON m.source_url = '/api/upload/' || u.uuid || '.' || u.extension WHERE u.id = ${id})`),
    },
  ],
};
