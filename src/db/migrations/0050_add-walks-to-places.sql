ALTER TABLE "complex_places" ADD COLUMN "minutes_foot" integer;--> statement-breakpoint
CREATE INDEX "complex_places_latitude_longitude_index" ON "complex_places" USING btree ("latitude","longitude");