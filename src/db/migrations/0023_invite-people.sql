CREATE TABLE "sign_in_links" (
	"phone" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"token_sha256" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_links_token_sha256_unique" UNIQUE("token_sha256")
);
--> statement-breakpoint
CREATE INDEX "sign_in_links_expires_at_index" ON "sign_in_links" USING btree ("expires_at");