CREATE TABLE "feed_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feeds" DROP CONSTRAINT "feeds_clientCompanyId_dialect_unique";--> statement-breakpoint
ALTER TABLE "feeds" ALTER COLUMN "dialect" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "name" text;--> statement-breakpoint
-- Feeds that commands made were known by client and format; two clients of one name are told apart by number.
UPDATE "feeds" SET "name" = named."name" FROM (
	SELECT "feeds"."id", "title" || CASE WHEN row_number() OVER (PARTITION BY lower("title") ORDER BY "feeds"."id") > 1
		THEN ' ' || "feeds"."id" ELSE '' END AS "name"
	FROM "feeds" JOIN "companies" ON "companies"."id" = "feeds"."client_company_id"
	CROSS JOIN LATERAL (SELECT "companies"."name" || ', ' || CASE "dialect"
		WHEN 'yrl' THEN 'Яндекс.Недвижимость' WHEN 'cian' THEN 'ЦИАН' ELSE 'ДомКлик' END AS "title") titled
) named WHERE named."id" = "feeds"."id";--> statement-breakpoint
ALTER TABLE "feeds" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "sealed_url" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "every_hours" integer;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "next_run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feed_files_uploaded_at_index" ON "feed_files" USING btree ("uploaded_at");--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_file_id_feed_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."feed_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_objects_missing" ON "feed_objects" USING btree ("feed_id") WHERE "feed_objects"."missing_since" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_name" ON "feeds" USING btree (lower("name")) WHERE "feeds"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "feeds_client_company_id_dialect_index" ON "feeds" USING btree ("client_company_id","dialect");--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_source" CHECK ("feeds"."sealed_url" IS NULL OR "feeds"."file_id" IS NULL);--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_every_hours" CHECK ("feeds"."every_hours" IS NULL OR ("feeds"."every_hours" > 0 AND "feeds"."sealed_url" IS NOT NULL));