-- An update in which only columns changed that no page shows, its first argument, is not told of. One in which none but
-- those of the second changed is told as one that can wait: machines fill them in by thousands, one row after another.
CREATE FUNCTION "search"."tell_shown_update"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen text[] := TG_ARGV[0];
  patient text[] := TG_ARGV[1];
BEGIN
  IF EXISTS (SELECT FROM new_rows LEFT JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - unseen - patient IS DISTINCT FROM to_jsonb(old_rows) - unseen - patient) THEN
    PERFORM pg_notify('genplan_shown', '');
  ELSIF EXISTS (SELECT FROM new_rows LEFT JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - unseen IS DISTINCT FROM to_jsonb(old_rows) - unseen) THEN
    PERFORM pg_notify('genplan_shown', 'patient');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search"."follow_shown_update"(name text, unseen text[], patient text[] DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DROP TRIGGER shown_update ON public.%I', name);
  EXECUTE format('CREATE TRIGGER shown_update AFTER UPDATE ON public.%I
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION search.tell_shown_update(%L, %L)', name, unseen, patient);
END $$;--> statement-breakpoint
-- Every key in use writes its last use once a minute.
SELECT "search"."follow_shown_update"('api_keys', '{last_used_at}');--> statement-breakpoint
SELECT "search"."follow_shown_update"('media', '{tried_at,failure,failure_is_final}', '{stored_key,width,height}');--> statement-breakpoint
-- Pages show what houses were told by the register, and not when it was asked.
DROP TRIGGER shown_insert ON "housing_projects";--> statement-breakpoint
DROP TRIGGER shown_update ON "housing_projects";--> statement-breakpoint
DROP TRIGGER shown_delete ON "housing_projects";--> statement-breakpoint
-- Places round complexes are found one complex after another, too.
CREATE OR REPLACE FUNCTION "search"."tell_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_touched boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I AS touched WHERE %s)',
    CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END, TG_ARGV[0]) INTO is_touched;
  IF is_touched THEN PERFORM pg_notify('genplan_shown', coalesce(TG_ARGV[1], '')); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER shown_insert ON "complex_places";--> statement-breakpoint
DROP TRIGGER shown_update ON "complex_places";--> statement-breakpoint
DROP TRIGGER shown_delete ON "complex_places";--> statement-breakpoint
CREATE TRIGGER shown_insert AFTER INSERT ON "complex_places" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "search"."tell_shown"('true', 'patient');--> statement-breakpoint
CREATE TRIGGER shown_update AFTER UPDATE ON "complex_places" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "search"."tell_shown"('true', 'patient');--> statement-breakpoint
CREATE TRIGGER shown_delete AFTER DELETE ON "complex_places" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "search"."tell_shown"('true', 'patient');
