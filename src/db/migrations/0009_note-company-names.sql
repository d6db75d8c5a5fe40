-- Lists of developers are kept in memory for as long as the index does not change: a new name is a change of theirs.
CREATE TRIGGER "note_update" AFTER UPDATE ON "companies" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "search"."note_changes"(
    'SELECT DISTINCT complexes.id FROM touched JOIN public.complexes ON complexes.developer_company_id = touched.id');
