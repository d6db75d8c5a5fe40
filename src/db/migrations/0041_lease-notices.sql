ALTER TABLE "leads" ADD COLUMN "receipt_leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_notices" ADD COLUMN "leased_until" timestamp with time zone;