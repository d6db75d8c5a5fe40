CREATE TABLE "deal_accounts" (
	"deal_id" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "deal_accounts_deal_id_side_user_id_pk" PRIMARY KEY("deal_id","side","user_id")
);
--> statement-breakpoint
CREATE TABLE "deal_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deal_id" integer NOT NULL,
	"side" text NOT NULL,
	"surname" text NOT NULL,
	"name" text NOT NULL,
	"patronymic" text,
	"phone" text NOT NULL,
	"email" text,
	CONSTRAINT "deal_people_phone" CHECK ("deal_people"."phone" ~ '^[+][0-9]{11,15}$')
);
--> statement-breakpoint
CREATE TABLE "deal_sides" (
	"deal_id" integer NOT NULL,
	"side" text NOT NULL,
	"agent_id" integer,
	"docs" text[] NOT NULL,
	CONSTRAINT "deal_sides_deal_id_side_pk" PRIMARY KEY("deal_id","side"),
	CONSTRAINT "deal_sides_side" CHECK ("deal_sides"."side" IN ('seller', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"insurance_id" integer,
	"bank_id" integer
);
--> statement-breakpoint
CREATE TABLE "mortgage_application_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_application_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"comment" text,
	CONSTRAINT "mortgage_application_moves_begin" CHECK ("mortgage_application_moves"."from_status" IS NOT NULL OR "mortgage_application_moves"."to_status" = 'DRAFT'),
	CONSTRAINT "mortgage_application_moves_step" CHECK (abs(array_position(ARRAY['DRAFT', 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION'], "mortgage_application_moves"."to_status")
        - array_position(ARRAY['DRAFT', 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION'], "mortgage_application_moves"."from_status")) = 1),
	CONSTRAINT "mortgage_application_moves_comment" CHECK (length("mortgage_application_moves"."comment") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE TABLE "mortgage_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mortgage_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"surname" text NOT NULL,
	"name" text NOT NULL,
	"patronymic" text,
	"phone" text NOT NULL,
	"broker_surname" text NOT NULL,
	"broker_name" text NOT NULL,
	"broker_patronymic" text,
	"broker_phone" text NOT NULL,
	"brand_name" text NOT NULL,
	"deal_url" text NOT NULL,
	"status" text NOT NULL,
	"api_key_id" integer,
	"client_company_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_applications_status" CHECK ("mortgage_applications"."status" IN ('DRAFT', 'SENT_TO_BROKER', 'VERIFIED_BY_BROKER', 'SENT_TO_BANKS', 'GOT_RESOLUTION')),
	CONSTRAINT "mortgage_applications_phones" CHECK ("mortgage_applications"."phone" ~ '^[+][0-9]{11,15}$' AND "mortgage_applications"."broker_phone" ~ '^[+][0-9]{11,15}$'),
	CONSTRAINT "mortgage_applications_deal_url" CHECK ("mortgage_applications"."deal_url" ~* '^https?://' AND length("mortgage_applications"."deal_url") <= 2048)
);
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"chat_name" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_chats_chatId_unique" UNIQUE("chat_id")
);
--> statement-breakpoint
CREATE TABLE "telegram_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_sha256" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_links_code_sha256_unique" UNIQUE("code_sha256")
);
--> statement-breakpoint
CREATE TABLE "telegram_notices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"new_applications" boolean NOT NULL,
	"status_changes" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "sealed_key" text;--> statement-breakpoint
ALTER TABLE "deal_accounts" ADD CONSTRAINT "deal_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_accounts" ADD CONSTRAINT "deal_accounts_deal_id_side_deal_sides_deal_id_side_fk" FOREIGN KEY ("deal_id","side") REFERENCES "public"."deal_sides"("deal_id","side") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_people" ADD CONSTRAINT "deal_people_deal_id_side_deal_sides_deal_id_side_fk" FOREIGN KEY ("deal_id","side") REFERENCES "public"."deal_sides"("deal_id","side") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_sides" ADD CONSTRAINT "deal_sides_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_sides" ADD CONSTRAINT "deal_sides_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_bank_id_companies_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_application_moves" ADD CONSTRAINT "mortgage_application_moves_application_id_mortgage_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."mortgage_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_application_moves" ADD CONSTRAINT "mortgage_application_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_applications" ADD CONSTRAINT "mortgage_applications_client_company_id_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_links" ADD CONSTRAINT "telegram_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_notices" ADD CONSTRAINT "telegram_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_accounts_user_id_index" ON "deal_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deal_people_deal_id_side_index" ON "deal_people" USING btree ("deal_id","side");--> statement-breakpoint
CREATE INDEX "mortgage_application_moves_application_id_id_index" ON "mortgage_application_moves" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_applications_deal" ON "mortgage_applications" USING btree ("phone",md5("deal_url"));--> statement-breakpoint
CREATE INDEX "mortgage_applications_user_id_created_at_index" ON "mortgage_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mortgage_applications_created_at_index" ON "mortgage_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mortgage_applications_broker_phone_index" ON "mortgage_applications" USING btree ("broker_phone");--> statement-breakpoint
CREATE INDEX "telegram_links_expires_at_index" ON "telegram_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_sealed_key" CHECK ("api_keys"."sealed_key" IS NULL OR "api_keys"."service" = 'VITRINA');