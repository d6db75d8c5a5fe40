CREATE TABLE "house_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"house_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"year" integer NOT NULL,
	"quarter" integer,
	"is_finished" boolean NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "house_handovers_quarter" CHECK ("house_handovers"."quarter" BETWEEN 1 AND 4),
	CONSTRAINT "house_handovers_source" CHECK ("house_handovers"."source" IN ('feed', 'register'))
);
--> statement-breakpoint
ALTER TABLE "house_handovers" ADD CONSTRAINT "house_handovers_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_handovers_house_id_at_index" ON "house_handovers" USING btree ("house_id","at");--> statement-breakpoint
-- Older terms were kept nowhere, so the log begins with what is known now.
INSERT INTO "house_handovers" ("house_id", "at", "year", "quarter", "is_finished", "source")
SELECT "id", now(), "handover_year", "handover_quarter", "building_state" IN ('BUILT', 'HANDOVER'), "handover_by"
FROM "houses" WHERE "handover_year" IS NOT NULL ORDER BY "id";--> statement-breakpoint
SELECT "search"."follow_shown"('house_handovers');
