CREATE TABLE "feed_places" (
	"feed_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"portal" text NOT NULL,
	"portal_id" text NOT NULL,
	"complex_name" text,
	"house_name" text,
	"hint" text,
	"floors" integer,
	"offers" integer NOT NULL,
	"is_told" boolean NOT NULL,
	"house_id" integer,
	"decided_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_places_feed_id_external_id_pk" PRIMARY KEY("feed_id","external_id"),
	CONSTRAINT "feed_places_portal" CHECK ("feed_places"."portal" IN ('avito', 'profitbase'))
);
--> statement-breakpoint
ALTER TABLE "feed_places" ADD CONSTRAINT "feed_places_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_places" ADD CONSTRAINT "feed_places_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_places_house_id_index" ON "feed_places" USING btree ("house_id");--> statement-breakpoint
CREATE INDEX "feed_places_waiting" ON "feed_places" USING btree ("feed_id") WHERE "feed_places"."house_id" IS NULL AND NOT "feed_places"."is_told";