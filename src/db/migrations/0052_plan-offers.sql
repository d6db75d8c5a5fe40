CREATE TABLE "offer_plans" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"began_from" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "offer_plans" ADD CONSTRAINT "offer_plans_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_plans" ADD CONSTRAINT "offer_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_plans_user_id_index" ON "offer_plans" USING btree ("user_id");