ALTER TABLE "place_twins" RENAME COLUMN "told_id" TO "known_id";--> statement-breakpoint
DROP INDEX "place_twins_pair";--> statement-breakpoint
CREATE UNIQUE INDEX "place_twins_pair" ON "place_twins" USING btree ("kind",least("fresh_id", "known_id"),greatest("fresh_id", "known_id"));