CREATE TABLE "api_key_companies" (
	"key_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "api_key_companies_key_id_company_id_pk" PRIMARY KEY("key_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "api_key_projects" (
	"key_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	CONSTRAINT "api_key_projects_key_id_project_id_pk" PRIMARY KEY("key_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_sha256" "bytea" NOT NULL,
	"key_ending" text NOT NULL,
	"service" text NOT NULL,
	"description" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"base_urls" text[] DEFAULT '{}' NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_keys_key_sha256_unique" UNIQUE("key_sha256"),
	CONSTRAINT "api_keys_service" CHECK ("api_keys"."service" IN ('IPO_CALC', 'VITRINA')),
	CONSTRAINT "api_keys_description" CHECK (length("api_keys"."description") BETWEEN 1 AND 2000),
	CONSTRAINT "api_keys_permissions" CHECK ("api_keys"."permissions" <@ ARRAY['VITRINA_BEGIN_MORTGAGE_FORM'] AND ("api_keys"."service" = 'VITRINA' OR cardinality("api_keys"."permissions") = 0)),
	CONSTRAINT "api_keys_regions" CHECK ("api_keys"."regions" <@ ARRAY['мск', 'спб', 'другие'])
);
--> statement-breakpoint
CREATE TABLE "bank_programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_company_id" integer NOT NULL,
	"program_name_id" integer NOT NULL,
	CONSTRAINT "bank_programs_bankCompanyId_programNameId_unique" UNIQUE("bank_company_id","program_name_id")
);
--> statement-breakpoint
CREATE TABLE "geo_group_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "geo_group_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"region_id" integer NOT NULL,
	"city_id" integer,
	"is_excluded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "geo_group_places_place" UNIQUE NULLS NOT DISTINCT("group_id","region_id","city_id","is_excluded")
);
--> statement-breakpoint
CREATE TABLE "geo_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "geo_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text,
	CONSTRAINT "geo_groups_name_unique" UNIQUE("name"),
	CONSTRAINT "geo_groups_name" CHECK (length("geo_groups"."name") BETWEEN 1 AND 100),
	CONSTRAINT "geo_groups_type" CHECK ("geo_groups"."type" IN ('OTHER', 'ALL', 'NONE'))
);
--> statement-breakpoint
CREATE TABLE "mortgage_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "mortgage_version_one" CHECK ("mortgage_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "offer_geo_groups" (
	"offer_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "offer_geo_groups_offer_id_group_id_pk" PRIMARY KEY("offer_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "offer_parts" (
	"offer_id" integer NOT NULL,
	"type" text NOT NULL,
	"interest" numeric(9, 8),
	"value_from" numeric(15, 2),
	"value_to" numeric(15, 2),
	"value_part" numeric(9, 8),
	"end_years" numeric(6, 3),
	"end_date" date,
	CONSTRAINT "offer_parts_offer_id_type_pk" PRIMARY KEY("offer_id","type"),
	CONSTRAINT "offer_parts_type" CHECK ("offer_parts"."type" IN ('BASE', 'TRANCHE', 'COMBO', 'SUBSIDY')),
	CONSTRAINT "offer_parts_interest" CHECK ("offer_parts"."interest" BETWEEN 0 AND 1),
	CONSTRAINT "offer_parts_value" CHECK ("offer_parts"."value_from" <= "offer_parts"."value_to"),
	CONSTRAINT "offer_parts_value_from" CHECK ("offer_parts"."value_from" >= 0),
	CONSTRAINT "offer_parts_value_part" CHECK ("offer_parts"."value_part" BETWEEN 0 AND 1),
	CONSTRAINT "offer_parts_end" CHECK ("offer_parts"."end_years" > 0),
	CONSTRAINT "offer_parts_fields" CHECK (CASE WHEN "offer_parts"."type" IN ('BASE', 'COMBO')
        THEN "offer_parts"."interest" IS NOT NULL AND num_nonnulls("offer_parts"."value_part", "offer_parts"."end_years", "offer_parts"."end_date") = 0
        WHEN "offer_parts"."type" = 'TRANCHE'
        THEN "offer_parts"."value_part" IS NOT NULL AND num_nonnulls("offer_parts"."interest", "offer_parts"."value_from", "offer_parts"."value_to") = 0
          AND num_nonnulls("offer_parts"."end_years", "offer_parts"."end_date") <= 1
        ELSE num_nonnulls("offer_parts"."interest", "offer_parts"."value_from", "offer_parts"."value_to", "offer_parts"."value_part", "offer_parts"."end_years", "offer_parts"."end_date") = 0
        END)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"brand_company_id" integer,
	"project_id" integer,
	"type" text NOT NULL,
	"comment" text,
	"tooltip" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"down_payment_from" numeric(9, 8),
	"down_payment_to" numeric(9, 8),
	"period_from" numeric(6, 3),
	"period_to" numeric(6, 3),
	"declared_psk_from" numeric(7, 3),
	"declared_psk_to" numeric(7, 3),
	"terms_as_of" date,
	"valid_from" date,
	"valid_to" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_type" CHECK ("offers"."type" IN ('BASE', 'TRANCHE', 'COMBO', 'SUBSIDY')),
	CONSTRAINT "offers_comment" CHECK (length("offers"."comment") <= 2000),
	CONSTRAINT "offers_tooltip" CHECK (length("offers"."tooltip") <= 2000),
	CONSTRAINT "offers_down_payment" CHECK ("offers"."down_payment_from" <= "offers"."down_payment_to"),
	CONSTRAINT "offers_down_payment_from" CHECK ("offers"."down_payment_from" BETWEEN 0 AND 1),
	CONSTRAINT "offers_down_payment_to" CHECK ("offers"."down_payment_to" BETWEEN 0 AND 1),
	CONSTRAINT "offers_period" CHECK ("offers"."period_from" <= "offers"."period_to"),
	CONSTRAINT "offers_period_from" CHECK ("offers"."period_from" >= 1),
	CONSTRAINT "offers_period_to" CHECK ("offers"."period_to" >= 1),
	CONSTRAINT "offers_declared_psk" CHECK ("offers"."declared_psk_from" <= "offers"."declared_psk_to"),
	CONSTRAINT "offers_declared_psk_from" CHECK ("offers"."declared_psk_from" >= 0),
	CONSTRAINT "offers_valid" CHECK ("offers"."valid_from" <= "offers"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "subsidy_rows" (
	"offer_id" integer NOT NULL,
	"order" integer NOT NULL,
	"duration" numeric(6, 3) NOT NULL,
	"interest" numeric(9, 8) NOT NULL,
	"discount" numeric(9, 8),
	"fee" numeric(9, 8),
	CONSTRAINT "subsidy_rows_offer_id_order_pk" PRIMARY KEY("offer_id","order"),
	CONSTRAINT "subsidy_rows_cell" UNIQUE("offer_id","duration","interest"),
	CONSTRAINT "subsidy_rows_duration" CHECK ("subsidy_rows"."duration" > 0),
	CONSTRAINT "subsidy_rows_interest" CHECK ("subsidy_rows"."interest" BETWEEN 0 AND 1),
	CONSTRAINT "subsidy_rows_discount" CHECK ("subsidy_rows"."discount" BETWEEN 0 AND 1),
	CONSTRAINT "subsidy_rows_fee" CHECK ("subsidy_rows"."fee" BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE TABLE "program_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"program_id" integer NOT NULL,
	"program_types" text[] NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"comment" text,
	"tooltip" text,
	CONSTRAINT "program_assignments_projectId_programId_unique" UNIQUE("project_id","program_id"),
	CONSTRAINT "program_assignments_types" CHECK (cardinality("program_assignments"."program_types") >= 1 AND "program_assignments"."program_types" <@ ARRAY['BASE', 'TRANCHE', 'COMBO', 'SUBSIDY']),
	CONSTRAINT "program_assignments_comment" CHECK (length("program_assignments"."comment") <= 2000),
	CONSTRAINT "program_assignments_tooltip" CHECK (length("program_assignments"."tooltip") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "program_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"filter_tooltip" text,
	"order" integer DEFAULT 0 NOT NULL,
	"parent_id" integer,
	CONSTRAINT "program_names_name_unique" UNIQUE("name"),
	CONSTRAINT "program_names_name" CHECK (length("program_names"."name") BETWEEN 1 AND 100),
	CONSTRAINT "program_names_display_name" CHECK (length("program_names"."display_name") BETWEEN 1 AND 100),
	CONSTRAINT "program_names_filter_tooltip" CHECK (length("program_names"."filter_tooltip") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "project_complexes" (
	"complex_id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"developer_company_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"city_id" integer,
	CONSTRAINT "projects_developerCompanyId_name_unique" UNIQUE("developer_company_id","name"),
	CONSTRAINT "projects_name" CHECK (length("projects"."name") BETWEEN 1 AND 100),
	CONSTRAINT "projects_description" CHECK (length("projects"."description") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "api_key_companies" ADD CONSTRAINT "api_key_companies_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_companies" ADD CONSTRAINT "api_key_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_projects" ADD CONSTRAINT "api_key_projects_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_projects" ADD CONSTRAINT "api_key_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_programs" ADD CONSTRAINT "bank_programs_bank_company_id_companies_id_fk" FOREIGN KEY ("bank_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_programs" ADD CONSTRAINT "bank_programs_program_name_id_program_names_id_fk" FOREIGN KEY ("program_name_id") REFERENCES "public"."program_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geo_group_places" ADD CONSTRAINT "geo_group_places_group_id_geo_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."geo_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geo_group_places" ADD CONSTRAINT "geo_group_places_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geo_group_places" ADD CONSTRAINT "geo_group_places_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_geo_groups" ADD CONSTRAINT "offer_geo_groups_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_geo_groups" ADD CONSTRAINT "offer_geo_groups_group_id_geo_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."geo_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_parts" ADD CONSTRAINT "offer_parts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_program_id_bank_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."bank_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_brand_company_id_companies_id_fk" FOREIGN KEY ("brand_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsidy_rows" ADD CONSTRAINT "subsidy_rows_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_assignments" ADD CONSTRAINT "program_assignments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_assignments" ADD CONSTRAINT "program_assignments_program_id_bank_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."bank_programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_names" ADD CONSTRAINT "program_names_parent_id_program_names_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."program_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_complexes" ADD CONSTRAINT "project_complexes_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_complexes" ADD CONSTRAINT "project_complexes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_developer_company_id_companies_id_fk" FOREIGN KEY ("developer_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_companies_company_id_index" ON "api_key_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "api_key_projects_project_id_index" ON "api_key_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "bank_programs_program_name_id_index" ON "bank_programs" USING btree ("program_name_id");--> statement-breakpoint
CREATE UNIQUE INDEX "geo_group_places_city_once" ON "geo_group_places" USING btree ("group_id","city_id") WHERE "geo_group_places"."city_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "geo_group_places_region_id_index" ON "geo_group_places" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "geo_group_places_city_id_index" ON "geo_group_places" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "offer_geo_groups_group_id_index" ON "offer_geo_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "offers_program_id_index" ON "offers" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "offers_brand_company_id_index" ON "offers" USING btree ("brand_company_id");--> statement-breakpoint
CREATE INDEX "offers_project_id_index" ON "offers" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "program_assignments_program_id_index" ON "program_assignments" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_names_parent_id_index" ON "program_names" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "project_complexes_project_id_index" ON "project_complexes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_city_id_index" ON "projects" USING btree ("city_id");