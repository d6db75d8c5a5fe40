CREATE TABLE "complex_place_checks" (
	"complex_id" integer PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"dom_rf_id" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complex_places" (
	"complex_id" integer NOT NULL,
	"obj_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"distance_m" integer NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "complex_places_complex_id_obj_id_pk" PRIMARY KEY("complex_id","obj_id")
);
--> statement-breakpoint
ALTER TABLE "complex_place_checks" ADD CONSTRAINT "complex_place_checks_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complex_places" ADD CONSTRAINT "complex_places_complex_id_complexes_id_fk" FOREIGN KEY ("complex_id") REFERENCES "public"."complexes"("id") ON DELETE no action ON UPDATE no action;