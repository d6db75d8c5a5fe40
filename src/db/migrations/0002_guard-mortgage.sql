-- What a CHECK cannot see: chains without cycles, offers whole at the end of a transaction, a version that counts edits.

CREATE FUNCTION refuse_program_name_cycle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two moves at once could close a cycle that neither sees alone.
  PERFORM pg_advisory_xact_lock(7301020);
  IF EXISTS (
    WITH RECURSIVE chain (id) AS (
      SELECT NEW.parent_id
      UNION
      SELECT parent_id FROM program_names JOIN chain USING (id)
    )
    SELECT FROM chain WHERE id = NEW.id
  ) THEN
    RAISE EXCEPTION 'program name % would be its own parent', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'program_names_cycle', TABLE = 'program_names';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER program_names_cycle BEFORE INSERT OR UPDATE OF parent_id ON program_names
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION refuse_program_name_cycle();
--> statement-breakpoint
CREATE FUNCTION refuse_offer_type_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the type of offer % is fixed', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_type_fixed', TABLE = 'offers';
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_type_fixed BEFORE UPDATE OF type ON offers
  FOR EACH ROW WHEN (OLD.type IS DISTINCT FROM NEW.type) EXECUTE FUNCTION refuse_offer_type_change();
--> statement-breakpoint
CREATE FUNCTION require_offer_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer;
  offer_type text;
  base offer_parts;
  combo offer_parts;
BEGIN
  IF TG_TABLE_NAME = 'offers' THEN checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN checked := OLD.offer_id;
  ELSIF TG_OP = 'UPDATE' AND OLD.offer_id <> NEW.offer_id THEN
    RAISE EXCEPTION 'a part stays with its offer %', OLD.offer_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_parts', TABLE = 'offers';
  ELSE checked := NEW.offer_id;
  END IF;
  SELECT type INTO offer_type FROM offers WHERE id = checked FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;

  IF (SELECT array_agg(type ORDER BY type) FROM offer_parts WHERE offer_id = checked)
    IS DISTINCT FROM (SELECT array_agg(DISTINCT type ORDER BY type) FROM unnest(ARRAY['BASE', offer_type]) AS type)
  THEN
    RAISE EXCEPTION 'offer % must have a BASE part and the part of its type, no other', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_parts', TABLE = 'offers';
  END IF;

  IF (offer_type = 'SUBSIDY') <> EXISTS (SELECT FROM subsidy_rows WHERE offer_id = checked) THEN
    RAISE EXCEPTION 'offer %: a subsidy, and nothing else, has rows', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_subsidy_rows', TABLE = 'offers';
  END IF;

  IF offer_type = 'COMBO' THEN
    SELECT * INTO base FROM offer_parts WHERE offer_id = checked AND type = 'BASE';
    SELECT * INTO combo FROM offer_parts WHERE offer_id = checked AND type = 'COMBO';
    IF base.value_to IS NULL OR combo.value_from IS DISTINCT FROM base.value_to THEN
      RAISE EXCEPTION 'offer %: the combo range must begin where the base range ends', checked
        USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_combo_ranges', TABLE = 'offers';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER offers_parts AFTER INSERT ON offers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_offer_parts();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER offer_parts_whole AFTER INSERT OR UPDATE OR DELETE ON offer_parts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_offer_parts();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER subsidy_rows_whole AFTER INSERT OR UPDATE OR DELETE ON subsidy_rows
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_offer_parts();
--> statement-breakpoint
CREATE FUNCTION require_geo_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked integer;
  group_type text;
  has_places boolean;
BEGIN
  IF TG_TABLE_NAME = 'geo_groups' THEN checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN checked := OLD.group_id;
  ELSIF TG_OP = 'UPDATE' AND OLD.group_id <> NEW.group_id THEN
    RAISE EXCEPTION 'a place stays with its selection %', OLD.group_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'geo_groups_places', TABLE = 'geo_groups';
  ELSE checked := NEW.group_id;
  END IF;
  SELECT type INTO group_type FROM geo_groups WHERE id = checked FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  has_places := EXISTS (SELECT FROM geo_group_places WHERE group_id = checked AND NOT is_excluded);
  IF (group_type IS NULL) <> has_places THEN
    RAISE EXCEPTION 'selection % has either a type or places to include', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'geo_groups_places', TABLE = 'geo_groups';
  END IF;
  IF EXISTS (
    SELECT FROM geo_group_places place JOIN cities ON cities.id = place.city_id
    WHERE place.group_id = checked AND cities.region_id <> place.region_id
  ) THEN
    RAISE EXCEPTION 'selection % has a city of another region', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'geo_groups_city_region', TABLE = 'geo_groups';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER geo_groups_places AFTER INSERT OR UPDATE ON geo_groups
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_geo_places();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER geo_group_places_whole AFTER INSERT OR UPDATE OR DELETE ON geo_group_places
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_geo_places();
--> statement-breakpoint
CREATE FUNCTION count_mortgage_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mortgage_version (id, version) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET version = mortgage_version.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['program_names', 'bank_programs', 'geo_groups', 'geo_group_places', 'projects',
    'project_complexes', 'program_assignments', 'offers', 'offer_parts', 'subsidy_rows', 'offer_geo_groups']
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION count_mortgage_edit()', part || '_version', part);
  END LOOP;
END $$;
--> statement-breakpoint
-- Offers name banks and developers; a new company is named by none yet. Feeds only add companies, so an import that
-- takes minutes never holds the one row of the version.
CREATE TRIGGER companies_version AFTER UPDATE ON companies
  FOR EACH STATEMENT EXECUTE FUNCTION count_mortgage_edit();
