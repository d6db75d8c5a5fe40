DROP INDEX "leads_waiting";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "recipient_company_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "recipient_name" text DEFAULT 'Генплан' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_recipient_company_id_companies_id_fk" FOREIGN KEY ("recipient_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_waiting_for" ON "leads" USING btree ("recipient_company_id","id") WHERE "leads"."state" = 'WAITING';--> statement-breakpoint
UPDATE "leads" SET "recipient_company_id" = "companies"."id", "recipient_name" = "companies"."name"
FROM "lead_destinations" JOIN "companies" ON "companies"."id" = "lead_destinations"."client_company_id"
WHERE "lead_destinations"."client_company_id" = "leads"."client_company_id";
