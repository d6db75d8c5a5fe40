ALTER TABLE "uploads" ADD COLUMN "reading_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "refusal" text;