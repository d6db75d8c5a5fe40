CREATE TABLE "housing_projects" (
	"dom_rf_id" text PRIMARY KEY NOT NULL,
	"commissioned_on" date,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "building_state_by" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "handover_by" text DEFAULT 'feed' NOT NULL;