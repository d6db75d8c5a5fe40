CREATE TABLE "call_days" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);--> statement-breakpoint
INSERT INTO "call_days" ("name", "started_at", "calls") SELECT 'sms', "started_at", "sent" FROM "sms_day";--> statement-breakpoint
DROP TABLE "sms_day" CASCADE;