CREATE TABLE "mortgage_application_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_application_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"bank" text NOT NULL,
	"outcome" text NOT NULL,
	"sum_roubles" bigint,
	"rate_bps" integer,
	"term_months" integer,
	"valid_until" date,
	"user_id" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_application_answers_terms" CHECK (CASE "mortgage_application_answers"."outcome" WHEN 'APPROVED' THEN "mortgage_application_answers"."sum_roubles" > 0 AND "mortgage_application_answers"."rate_bps" >= 0 AND "mortgage_application_answers"."term_months" > 0
        WHEN 'REFUSED' THEN num_nonnulls("mortgage_application_answers"."sum_roubles", "mortgage_application_answers"."rate_bps", "mortgage_application_answers"."term_months", "mortgage_application_answers"."valid_until") = 0
        ELSE false END IS TRUE),
	CONSTRAINT "mortgage_application_answers_bank" CHECK (length("mortgage_application_answers"."bank") BETWEEN 1 AND 100)
);
--> statement-breakpoint
CREATE TABLE "mortgage_application_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_application_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"title" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"upload_id" integer,
	CONSTRAINT "mortgage_application_requests_title" CHECK (length("mortgage_application_requests"."title") BETWEEN 1 AND 100)
);
--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD COLUMN "may_rename" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mortgage_application_answers" ADD CONSTRAINT "mortgage_application_answers_application_id_mortgage_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."mortgage_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_application_answers" ADD CONSTRAINT "mortgage_application_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_application_requests" ADD CONSTRAINT "mortgage_application_requests_application_id_mortgage_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."mortgage_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_application_requests" ADD CONSTRAINT "mortgage_application_requests_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_application_answers_once" ON "mortgage_application_answers" USING btree ("application_id",lower("bank"));--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_application_requests_once" ON "mortgage_application_requests" USING btree ("application_id",lower("title"));--> statement-breakpoint
CREATE INDEX "mortgage_application_requests_upload_id_index" ON "mortgage_application_requests" USING btree ("upload_id");--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;