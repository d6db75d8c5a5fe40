ALTER TABLE "complexes" ADD COLUMN "gen_plan_id" integer;--> statement-breakpoint
ALTER TABLE "complexes" ADD COLUMN "own_facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "complex_media" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_gen_plan_id_uploads_id_fk" FOREIGN KEY ("gen_plan_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_own_facts" CHECK ("complexes"."own_facts" <@ ARRAY['amenities', 'developer', 'highways', 'parking']);