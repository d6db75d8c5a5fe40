CREATE TABLE "lead_notice_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"telegram" boolean NOT NULL,
	"email" text,
	"kinds" text[] NOT NULL,
	"complex_ids" integer[] NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"pace" text NOT NULL,
	CONSTRAINT "lead_notice_choices_kinds" CHECK ("lead_notice_choices"."kinds" <@ ARRAY['WIDGET_APPLICATION', 'BOOKING', 'REGISTRATION', 'COMING_SOON', 'CALLBACK']),
	CONSTRAINT "lead_notice_choices_quiet" CHECK (("lead_notice_choices"."quiet_from" IS NULL) = ("lead_notice_choices"."quiet_to" IS NULL) AND "lead_notice_choices"."quiet_from" BETWEEN 0 AND 23 AND "lead_notice_choices"."quiet_to" BETWEEN 0 AND 23),
	CONSTRAINT "lead_notice_choices_pace" CHECK ("lead_notice_choices"."pace" IN ('AT_ONCE', 'DAILY'))
);
--> statement-breakpoint
CREATE TABLE "lead_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"is_reminder" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "lead_notices_leadId_userId_channel_isReminder_unique" UNIQUE("lead_id","user_id","channel","is_reminder"),
	CONSTRAINT "lead_notices_channel" CHECK ("lead_notices"."channel" IN ('telegram', 'email'))
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_notice_choices" ADD CONSTRAINT "lead_notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notices" ADD CONSTRAINT "lead_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notices_unsent" ON "lead_notices" USING btree ("user_id","channel") WHERE "lead_notices"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_email_index" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_untaken" ON "leads" USING btree ("created_at") WHERE "leads"."taken_at" IS NULL AND "leads"."result" IS NULL AND "leads"."reminded_at" IS NULL;