CREATE TABLE "doubtful_flats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doubtful_flats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"house_key" text NOT NULL,
	"line" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"figures_key" text NOT NULL,
	"doubts" jsonb NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"verdict" text,
	"decided_at" timestamp with time zone,
	"released_key" text,
	"released_doubts" jsonb,
	CONSTRAINT "doubtful_flats_feedId_externalId_unique" UNIQUE("feed_id","external_id"),
	CONSTRAINT "doubtful_flats_verdict" CHECK ("doubtful_flats"."verdict" IN ('released', 'discarded'))
);
--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "doubtful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "doubtful_flats" ADD CONSTRAINT "doubtful_flats_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doubtful_flats_waiting" ON "doubtful_flats" USING btree ("feed_id") WHERE "doubtful_flats"."verdict" IS NULL;