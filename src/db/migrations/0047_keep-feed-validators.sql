ALTER TABLE "feed_runs" ADD COLUMN "same_as_run_id" integer;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "etag" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "last_modified" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "file_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_same_as_run_id_feed_runs_id_fk" FOREIGN KEY ("same_as_run_id") REFERENCES "public"."feed_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_runs_same_as_run_id_index" ON "feed_runs" USING btree ("same_as_run_id");