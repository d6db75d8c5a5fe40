CREATE TABLE "mortgage_application_documents" (
	"application_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mortgage_application_documents_application_id_upload_id_pk" PRIMARY KEY("application_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "mortgage_application_documents" ADD CONSTRAINT "mortgage_application_documents_application_id_mortgage_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."mortgage_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_application_documents" ADD CONSTRAINT "mortgage_application_documents_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mortgage_application_documents_upload_id_index" ON "mortgage_application_documents" USING btree ("upload_id");