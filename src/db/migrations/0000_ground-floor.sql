CREATE TABLE "collection_complexes" (
	"collection_id" integer NOT NULL,
	"complex_id" integer NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "collection_complexes_collection_id_complex_id_pk" PRIMARY KEY("collection_id","complex_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collections_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"uname" text,
	"type" text NOT NULL,
	"full_name" text,
	"foundation_year" integer,
	"description" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_uname_unique" UNIQUE("uname"),
	CONSTRAINT "companies_type" CHECK ("companies"."type" IN ('AGENCY', 'DEVELOPER', 'BANK', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "company_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"email" text,
	"phone" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "complex_highways" (
	"complex_id" integer NOT NULL,
	"highway_id" integer NOT NULL,
	"distance_m" integer NOT NULL,
	CONSTRAINT "complex_highways_complex_id_highway_id_pk" PRIMARY KEY("complex_id","highway_id")
);
--> statement-breakpoint
CREATE TABLE "complex_plans" (
	"complex_id" integer PRIMARY KEY NOT NULL,
	"svg" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complexes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complexes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"developer_company_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"own_description" text,
	"dom_rf_id" text,
	"comfort_class" text,
	"parking" text[] DEFAULT '{}' NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"sea_distance_m" integer,
	"closed_sales" boolean DEFAULT false NOT NULL,
	"country" text,
	"region" text,
	"city" text,
	"district" text,
	"settlement" text,
	"street" text,
	"house" text,
	"latitude" double precision,
	"longitude" double precision,
	"country_id" integer,
	"region_id" integer,
	"city_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complexes_comfort_class" CHECK ("complexes"."comfort_class" IN ('COMFORT', 'BUSINESS', 'ELITE')),
	CONSTRAINT "complexes_parking" CHECK ("complexes"."parking" <@ ARRAY['open', 'closed', 'underground']),
	CONSTRAINT "complexes_amenities" CHECK ("complexes"."amenities" <@ ARRAY['tennisCourt', 'poolOpen', 'terrace', 'gym', 'spa', 'pool', 'playground', 'concierge', 'security']),
	CONSTRAINT "complexes_sea_distance" CHECK ("complexes"."sea_distance_m" >= 0)
);
--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"currency" text NOT NULL,
	"as_of" date NOT NULL,
	"roubles" numeric(14, 6) NOT NULL,
	CONSTRAINT "currency_rates_currency_as_of_pk" PRIMARY KEY("currency","as_of"),
	CONSTRAINT "currency_rates_roubles" CHECK ("currency_rates"."roubles" > 0),
	CONSTRAINT "currency_rates_currency" CHECK ("currency_rates"."currency" IN ('AED', 'EUR', 'USD', 'THB'))
);
--> statement-breakpoint
CREATE TABLE "feed_objects" (
	"feed_id" integer NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"parent_external_id" text,
	"object_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"photos_fingerprint" text DEFAULT '' NOT NULL,
	"missing_since" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "feed_objects_feed_id_kind_external_id_pk" PRIMARY KEY("feed_id","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "feed_run_issues" (
	"run_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"line" integer,
	"object" text,
	"field" text,
	"value" text,
	"expected" text NOT NULL,
	"severity" text NOT NULL,
	CONSTRAINT "feed_run_issues_run_id_seq_pk" PRIMARY KEY("run_id","seq")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer,
	"source" text NOT NULL,
	"dialect" text,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"offers" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"warnings" integer DEFAULT 0 NOT NULL,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_company_id" integer NOT NULL,
	"dialect" text NOT NULL,
	"source" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feeds_clientCompanyId_dialect_unique" UNIQUE("client_company_id","dialect")
);
--> statement-breakpoint
CREATE TABLE "flat_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flat_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flat_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" bigint,
	"original_price" bigint,
	"original_currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flat_statuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flat_statuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flat_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"complex_id" integer NOT NULL,
	"house_id" integer NOT NULL,
	"number" text,
	"section" text,
	"floor" integer,
	"floors_total" integer,
	"rooms" text NOT NULL,
	"area_m2_x100" integer NOT NULL,
	"living_area_m2_x100" integer,
	"kitchen_area_m2_x100" integer,
	"ceiling_height_cm" integer,
	"price" bigint,
	"original_price" bigint,
	"original_currency" text NOT NULL,
	"renovation" text,
	"apartments" boolean NOT NULL,
	"balcony" boolean NOT NULL,
	"logia" boolean NOT NULL,
	"from_developer" boolean NOT NULL,
	"closed_booking" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"description" text,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flats_status" CHECK ("flats"."status" IN ('FREE', 'BOOKED', 'SOLD')),
	CONSTRAINT "flats_rooms" CHECK ("flats"."rooms" IN ('0', '1', '2', '3', '4', 'manyRooms', 'openPlan')),
	CONSTRAINT "flats_area" CHECK ("flats"."area_m2_x100" > 0),
	CONSTRAINT "flats_price" CHECK ("flats"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "highways" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region_ids" integer[] NOT NULL,
	"path" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_metros" (
	"house_id" integer NOT NULL,
	"metro_id" integer NOT NULL,
	"minutes_foot" integer,
	"minutes_car" integer NOT NULL,
	CONSTRAINT "house_metros_house_id_metro_id_pk" PRIMARY KEY("house_id","metro_id"),
	CONSTRAINT "house_metros_minutes" CHECK ("house_metros"."minutes_foot" > 0 AND "house_metros"."minutes_car" > 0)
);
--> statement-breakpoint
CREATE TABLE "houses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "houses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"complex_id" integer NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"region" text,
	"city" text,
	"district" text,
	"settlement" text,
	"street" text,
	"house" text,
	"latitude" double precision,
	"longitude" double precision,
	"floors" integer,
	"building_state" text NOT NULL,
	"handover_year" integer,
	"handover_quarter" integer,
	"material" text,
	"gen_plan_layer_order" integer,
	"closed_sales" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "houses_quarter" CHECK ("houses"."handover_quarter" BETWEEN 1 AND 4),
	CONSTRAINT "houses_state" CHECK ("houses"."building_state" IN ('PROJECT', 'UNFINISHED', 'BUILT', 'HANDOVER'))
);
--> statement-breakpoint
CREATE TABLE "legal_document_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_document_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_document_versions_documentId_version_unique" UNIQUE("document_id","version"),
	CONSTRAINT "legal_document_versions_version" CHECK ("legal_document_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag_id" integer NOT NULL,
	CONSTRAINT "legal_documents_tagId_unique" UNIQUE("tag_id")
);
--> statement-breakpoint
CREATE TABLE "legal_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	CONSTRAINT "legal_tags_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "complex_media" (
	"complex_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"order" integer NOT NULL,
	"feed_id" integer,
	CONSTRAINT "complex_media_complex_id_media_id_pk" PRIMARY KEY("complex_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "flat_media" (
	"flat_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"order" integer NOT NULL,
	"is_plan" boolean NOT NULL,
	CONSTRAINT "flat_media_flat_id_media_id_pk" PRIMARY KEY("flat_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"photo_type" text,
	"source_url" text NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "media_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "media_sourceUrl_unique" UNIQUE("source_url")
);
--> statement-breakpoint
CREATE TABLE "metro_lines" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"region_ids" integer[] NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	CONSTRAINT "metro_lines_colour" CHECK ("metro_lines"."colour" ~ '^#[0-9A-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "metro_stations" (
	"id" integer PRIMARY KEY NOT NULL,
	"line_id" integer NOT NULL,
	"metro_id" integer NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"queued_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	CONSTRAINT "outbox_topic_key_unique" UNIQUE("topic","key")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"region_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"full_name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "countries_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY NOT NULL,
	"cian_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"full_name" text NOT NULL,
	"country_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_sha256" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_sha256_unique" UNIQUE("token_sha256")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text,
	"groups" text[] NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_phone" CHECK ("users"."phone" ~ '^[+][0-9]{11,15}$'),
	CONSTRAINT "users_groups" CHECK ("users"."groups" <@ ARRAY['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN'])
);
--> statement-breakpoint
ALTER TABLE "collection_complexes" ADD CONSTRAINT "collection_complexes_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_complexes" ADD CONSTRAINT "collection_complexes_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_highways" ADD CONSTRAINT "complex_highways_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_highways" ADD CONSTRAINT "complex_highways_highway_id_highways_id_fk" FOREIGN KEY ("highway_id") REFERENCES "public"."highways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_plans" ADD CONSTRAINT "complex_plans_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_developer_company_id_companies_id_fk" FOREIGN KEY ("developer_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complexes" ADD CONSTRAINT "complexes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_objects" ADD CONSTRAINT "feed_objects_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_run_issues" ADD CONSTRAINT "feed_run_issues_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_client_company_id_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flat_prices" ADD CONSTRAINT "flat_prices_flat_id_flats_id_fk" FOREIGN KEY ("flat_id") REFERENCES "public"."flats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flat_statuses" ADD CONSTRAINT "flat_statuses_flat_id_flats_id_fk" FOREIGN KEY ("flat_id") REFERENCES "public"."flats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flats" ADD CONSTRAINT "flats_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flats" ADD CONSTRAINT "flats_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_metros" ADD CONSTRAINT "house_metros_house_id_houses_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."houses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_metros" ADD CONSTRAINT "house_metros_metro_id_metro_stations_id_fk" FOREIGN KEY ("metro_id") REFERENCES "public"."metro_stations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "houses" ADD CONSTRAINT "houses_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_document_versions" ADD CONSTRAINT "legal_document_versions_document_id_legal_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."legal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_tag_id_legal_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."legal_tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_media" ADD CONSTRAINT "complex_media_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_media" ADD CONSTRAINT "complex_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_media" ADD CONSTRAINT "complex_media_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flat_media" ADD CONSTRAINT "flat_media_flat_id_flats_id_fk" FOREIGN KEY ("flat_id") REFERENCES "public"."flats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flat_media" ADD CONSTRAINT "flat_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metro_lines" ADD CONSTRAINT "metro_lines_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metro_stations" ADD CONSTRAINT "metro_stations_line_id_metro_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."metro_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_complexes_complex_id_index" ON "collection_complexes" USING btree ("complex_id");--> statement-breakpoint
CREATE INDEX "companies_name_index" ON "companies" USING btree ("name");--> statement-breakpoint
CREATE INDEX "company_contacts_company_id_index" ON "company_contacts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "complex_highways_highway_id_index" ON "complex_highways" USING btree ("highway_id");--> statement-breakpoint
CREATE INDEX "complexes_developer_company_id_index" ON "complexes" USING btree ("developer_company_id");--> statement-breakpoint
CREATE INDEX "complexes_city_id_index" ON "complexes" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "complexes_region_id_index" ON "complexes" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "feed_objects_kind_object_id_index" ON "feed_objects" USING btree ("kind","object_id");--> statement-breakpoint
CREATE INDEX "feed_runs_feed_id_started_at_index" ON "feed_runs" USING btree ("feed_id","started_at");--> statement-breakpoint
CREATE INDEX "flat_prices_flat_id_at_index" ON "flat_prices" USING btree ("flat_id","at");--> statement-breakpoint
CREATE INDEX "flat_statuses_flat_id_at_index" ON "flat_statuses" USING btree ("flat_id","at");--> statement-breakpoint
CREATE INDEX "flats_complex" ON "flats" USING btree ("complex_id");--> statement-breakpoint
CREATE INDEX "flats_house" ON "flats" USING btree ("house_id");--> statement-breakpoint
CREATE INDEX "flats_on_sale_price" ON "flats" USING btree ("price","id") WHERE "flats"."status" = 'FREE' AND "flats"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE INDEX "flats_on_sale_newest" ON "flats" USING btree ("created_at","id") WHERE "flats"."status" = 'FREE' AND "flats"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE INDEX "house_metros_metro_id_index" ON "house_metros" USING btree ("metro_id");--> statement-breakpoint
CREATE INDEX "houses_complex_id_index" ON "houses" USING btree ("complex_id");--> statement-breakpoint
CREATE INDEX "complex_media_media_id_index" ON "complex_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "metro_lines_city_id_index" ON "metro_lines" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "metro_stations_line_id_index" ON "metro_stations" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "metro_stations_metro_id_index" ON "metro_stations" USING btree ("metro_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at") WHERE "outbox"."queued_at" IS NULL AND "outbox"."done_at" IS NULL AND "outbox"."dead_at" IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "cities_region_id_index" ON "cities" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_phone_created_at_index" ON "sign_in_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_created_at_index" ON "sign_in_codes" USING btree ("created_at");