CREATE TABLE "house_points" (
	"house_id" integer PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"provider" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"label" text,
	"latitude" double precision,
	"longitude" double precision,
	"precision" text,
	"verdict" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "house_points_placed" CHECK (("house_points"."label" IS NULL) = ("house_points"."latitude" IS NULL) AND ("house_points"."latitude" IS NULL) = ("house_points"."longitude" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "complexes" DROP CONSTRAINT "complexes_own_facts";--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "point_by" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_points" ADD CONSTRAINT "house_points_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_points_open" ON "house_points" USING btree ("asked_at") WHERE "house_points"."verdict" IS NULL;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_own_facts" CHECK ("complexes"."own_facts" <@ ARRAY['amenities', 'developer', 'highways', 'parking', 'point']);