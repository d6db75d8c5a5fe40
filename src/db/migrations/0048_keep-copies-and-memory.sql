ALTER TABLE "backups" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "holds_key" boolean;--> statement-breakpoint
ALTER TABLE "maintenance_runs" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "memory" jsonb;