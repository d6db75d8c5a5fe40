CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_public" boolean NOT NULL,
	"user_id" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "uploads_extension" CHECK ("uploads"."extension" ~ '^[a-z0-9]{1,8}$'),
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user_id_uploaded_at_index" ON "uploads" USING btree ("user_id","uploaded_at");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_logo_id_index" ON "companies" USING btree ("logo_id");