CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key_fingerprint" text NOT NULL,
	"is_store_marked" boolean DEFAULT false NOT NULL
);
