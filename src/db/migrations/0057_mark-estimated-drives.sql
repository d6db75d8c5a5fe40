ALTER TABLE "house_metros" ADD COLUMN "is_car_estimate" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "house_metros" SET "is_car_estimate" = false WHERE NOT "is_estimate";
