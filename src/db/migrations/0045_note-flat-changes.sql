CREATE TABLE "feed_flat_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_flat_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"run_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"before" jsonb
);
--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "are_changes_noted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_flat_changes" ADD CONSTRAINT "feed_flat_changes_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_flat_changes" ADD CONSTRAINT "feed_flat_changes_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_flat_changes_run_id_index" ON "feed_flat_changes" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "feed_flat_changes_of_run" ON "feed_flat_changes" USING btree ("feed_id","run_id");--> statement-breakpoint
CREATE INDEX "feed_flat_changes_of_flat" ON "feed_flat_changes" USING btree ("feed_id","external_id","id");