CREATE TABLE "place_twins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_twins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"fresh_id" integer NOT NULL,
	"told_id" integer NOT NULL,
	"doubt" text,
	"metres" integer,
	"run_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "feed_objects" ADD COLUMN "home_object_id" integer;--> statement-breakpoint
ALTER TABLE "feed_objects" ADD COLUMN "missing_as" text;--> statement-breakpoint
ALTER TABLE "place_twins" ADD CONSTRAINT "place_twins_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_twins_pair" ON "place_twins" USING btree ("kind",least("fresh_id", "told_id"),greatest("fresh_id", "told_id"));--> statement-breakpoint
CREATE INDEX "place_twins_open" ON "place_twins" USING btree ("kind","fresh_id") WHERE "place_twins"."verdict" IS NULL;