CREATE TABLE "client_errors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind_sha1" text NOT NULL,
	"release" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"page" text,
	"browser" text,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_errors_kind_sha1_release_unique" UNIQUE("kind_sha1","release")
);
--> statement-breakpoint
CREATE TABLE "maintenance_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task" text NOT NULL,
	"user_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"count" integer,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "maintenance_runs" ADD CONSTRAINT "maintenance_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_errors_last_at_index" ON "client_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "maintenance_runs_task_id_index" ON "maintenance_runs" USING btree ("task","id");--> statement-breakpoint
CREATE INDEX "maintenance_runs_asked_at_index" ON "maintenance_runs" USING btree ("asked_at");