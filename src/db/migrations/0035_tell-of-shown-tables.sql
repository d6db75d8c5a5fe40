-- Tells every node of a commit that changes what pages of visitors show. Its argument tells which of the `touched` rows,
-- those that a statement wrote or took away, pages show: a statement that touches none is not told of.
CREATE FUNCTION "search"."tell_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_touched boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I AS touched WHERE %s)',
    CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END, TG_ARGV[0]) INTO is_touched;
  IF is_touched THEN PERFORM pg_notify('genplan_shown', ''); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search"."follow_shown"(name text, shown text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER shown_insert AFTER INSERT ON public.%I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION search.tell_shown(%L)', name, shown);
  EXECUTE format('CREATE TRIGGER shown_update AFTER UPDATE ON public.%I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION search.tell_shown(%L)', name, shown);
  EXECUTE format('CREATE TRIGGER shown_delete AFTER DELETE ON public.%I REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION search.tell_shown(%L)', name, shown);
END $$;--> statement-breakpoint
-- Pages show when a run ended, and not how far it has come.
SELECT "search"."follow_shown"('feed_runs', 'finished_at IS NOT NULL');--> statement-breakpoint
SELECT "search"."follow_shown"(tables.name) FROM (VALUES
  ('api_key_companies'), ('api_key_projects'), ('api_keys'), ('bank_programs'), ('cities'),
  ('collection_complexes'), ('collections'), ('companies'), ('company_contacts'), ('complex_highways'),
  ('complex_media'), ('complex_places'), ('complex_plans'), ('complexes'), ('countries'), ('currency_rates'),
  ('feed_objects'), ('feeds'), ('flat_media'), ('flat_prices'), ('flat_statuses'), ('flats'), ('geo_group_places'),
  ('geo_groups'), ('highways'), ('house_metros'), ('houses'), ('housing_projects'), ('lead_destinations'),
  ('legal_document_versions'), ('legal_documents'), ('legal_tags'), ('media'), ('metro_lines'), ('metro_stations'),
  ('mortgage_version'), ('offer_geo_groups'), ('offer_parts'), ('offers'), ('place_twins'),
  ('program_assignments'), ('program_names'), ('project_complexes'), ('projects'), ('regions'), ('subsidy_rows')
) AS tables (name);
