CREATE TABLE "sms_day" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL
);
