-- What the search index of every node follows: which complexes a transaction touched. Outside of `public`, because a
-- journal of changes is no data of the product and stays out of backups.
CREATE SCHEMA "search";--> statement-breakpoint
CREATE TABLE "search"."changes" (
  "transaction" xid8 DEFAULT pg_current_xact_id() NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  -- Null: the dictionary of places changed.
  "complex_id" integer
);--> statement-breakpoint
CREATE INDEX "changes_transaction" ON "search"."changes" ("transaction");--> statement-breakpoint
-- Its argument is a query of complex ids over `touched`, the rows that a statement wrote, took away or really changed.
CREATE FUNCTION "search"."note_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
    ELSE '(SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows) UNION ALL (SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows)'
  END;
  noted bigint;
BEGIN
  EXECUTE format('WITH touched AS (%s) INSERT INTO search.changes (complex_id) %s', touched, TG_ARGV[0]);
  GET DIAGNOSTICS noted = ROW_COUNT;
  IF noted > 0 THEN PERFORM pg_notify('genplan_catalogue', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  followed record;
  happening record;
BEGIN
  FOR followed IN SELECT * FROM (VALUES
    ('flats', 'SELECT DISTINCT complex_id FROM touched'),
    ('houses', 'SELECT DISTINCT complex_id FROM touched'),
    ('complexes', 'SELECT DISTINCT id FROM touched'),
    ('collection_complexes', 'SELECT DISTINCT complex_id FROM touched'),
    ('house_metros', 'SELECT DISTINCT houses.complex_id FROM touched JOIN public.houses ON houses.id = touched.house_id'),
    ('countries', 'SELECT NULL::integer FROM touched LIMIT 1'),
    ('regions', 'SELECT NULL::integer FROM touched LIMIT 1'),
    ('cities', 'SELECT NULL::integer FROM touched LIMIT 1')
  ) AS value (name, complex_ids) LOOP
    FOR happening IN SELECT * FROM (VALUES
      ('INSERT', 'NEW TABLE AS new_rows'),
      ('UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
      ('DELETE', 'OLD TABLE AS old_rows')
    ) AS value (name, transition) LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON public.%I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION search.note_changes(%L)',
        'note_' || lower(happening.name), happening.name, followed.name, happening.transition, followed.complex_ids);
    END LOOP;
  END LOOP;
END $$;
