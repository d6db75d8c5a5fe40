ALTER TABLE "house_metros" ADD COLUMN "straight_m" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_metros" ADD COLUMN "is_estimate" boolean DEFAULT true NOT NULL;