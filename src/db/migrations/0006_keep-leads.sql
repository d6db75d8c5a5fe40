CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_unique" UNIQUE("scope","key")
);
--> statement-breakpoint
CREATE TABLE "lead_destinations" (
	"client_company_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"sealed_url" text NOT NULL,
	"sealed_key" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_destinations_provider" CHECK ("lead_destinations"."provider" IN ('bitrix24', 'amocrm', 'webhook'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"comment" text,
	"details" jsonb NOT NULL,
	"page_url" text,
	"consent_version_id" integer,
	"user_id" integer,
	"client_company_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"last_error" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "leads_kind" CHECK ("leads"."kind" IN ('WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK')),
	CONSTRAINT "leads_state" CHECK ("leads"."state" IN ('WAITING', 'DELIVERED', 'REFUSED')),
	CONSTRAINT "leads_contact" CHECK ("leads"."phone" IS NOT NULL OR "leads"."email" IS NOT NULL),
	CONSTRAINT "leads_settled" CHECK (("leads"."state" = 'WAITING') = ("leads"."settled_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "lead_destinations" ADD CONSTRAINT "lead_destinations_client_company_id_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_consent_version_id_legal_document_versions_id_fk" FOREIGN KEY ("consent_version_id") REFERENCES "public"."legal_document_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_client_company_id_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("client_company_id","id") WHERE "leads"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "leads_client_company_id_created_at_index" ON "leads" USING btree ("client_company_id","created_at");