CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_contact";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "taken_by_id" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_lead_id_id_index" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_taken_by_id_users_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_phone_index" ON "leads" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_result" CHECK ("leads"."result" IN ('AGREED', 'NO_ANSWER', 'DECLINED', 'DOUBLE'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_contact" CHECK (num_nonnulls("leads"."phone", "leads"."email", "leads"."erased_at") > 0);