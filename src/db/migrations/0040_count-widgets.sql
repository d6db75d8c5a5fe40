CREATE TABLE "widget_days" (
	"client_company_id" integer NOT NULL,
	"day" date NOT NULL,
	"key_id" integer NOT NULL,
	"page" text NOT NULL,
	"shown" integer NOT NULL,
	"counted" integer NOT NULL,
	CONSTRAINT "widget_days_client_company_id_day_key_id_page_pk" PRIMARY KEY("client_company_id","day","key_id","page")
);
--> statement-breakpoint
ALTER TABLE "widget_days" ADD CONSTRAINT "widget_days_client_company_id_companies_id_fk" FOREIGN KEY ("client_company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_days" ADD CONSTRAINT "widget_days_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;