CREATE TABLE "feed_notice_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"telegram" boolean NOT NULL,
	"email" text,
	"kinds" text[] NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	CONSTRAINT "feed_notice_choices_kinds" CHECK ("feed_notice_choices"."kinds" <@ ARRAY['failed', 'held', 'overdue']),
	CONSTRAINT "feed_notice_choices_quiet" CHECK (("feed_notice_choices"."quiet_from" IS NULL) = ("feed_notice_choices"."quiet_to" IS NULL) AND "feed_notice_choices"."quiet_from" BETWEEN 0 AND 23 AND "feed_notice_choices"."quiet_to" BETWEEN 0 AND 23)
);
--> statement-breakpoint
CREATE TABLE "feed_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trouble_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"is_over" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	CONSTRAINT "feed_notices_troubleId_userId_channel_isOver_unique" UNIQUE("trouble_id","user_id","channel","is_over"),
	CONSTRAINT "feed_notices_channel" CHECK ("feed_notices"."channel" IN ('telegram', 'email'))
);
--> statement-breakpoint
CREATE TABLE "feed_troubles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_troubles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"kind" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"well_at" timestamp with time zone,
	CONSTRAINT "feed_troubles_kind" CHECK ("feed_troubles"."kind" IN ('failed', 'held', 'overdue')),
	CONSTRAINT "feed_troubles_order" CHECK ("feed_troubles"."well_at" IS NULL OR "feed_troubles"."ended_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "feed_notice_choices" ADD CONSTRAINT "feed_notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_notices" ADD CONSTRAINT "feed_notices_trouble_id_feed_troubles_id_fk" FOREIGN KEY ("trouble_id") REFERENCES "public"."feed_troubles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_notices" ADD CONSTRAINT "feed_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_troubles" ADD CONSTRAINT "feed_troubles_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_notices_unsent" ON "feed_notices" USING btree ("user_id","channel") WHERE "feed_notices"."sent_at" IS NULL AND "feed_notices"."refused_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_troubles_now" ON "feed_troubles" USING btree ("feed_id","kind") WHERE "feed_troubles"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "feed_troubles_not_well" ON "feed_troubles" USING btree ("feed_id") WHERE "feed_troubles"."well_at" IS NULL;--> statement-breakpoint
CREATE INDEX "feed_troubles_feed_id_began_at_index" ON "feed_troubles" USING btree ("feed_id","began_at");