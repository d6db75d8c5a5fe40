CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"role" text NOT NULL,
	"release" text NOT NULL,
	"store" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "nodes_seen_at_index" ON "nodes" USING btree ("seen_at");