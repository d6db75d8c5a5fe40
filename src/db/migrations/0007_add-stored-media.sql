ALTER TABLE "media" ADD COLUMN "stored_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "failure_is_final" boolean DEFAULT false NOT NULL;