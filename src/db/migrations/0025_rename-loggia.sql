ALTER TABLE "flats" RENAME COLUMN "logia" TO "loggia";--> statement-breakpoint
-- Offers held back lie by the names of the columns that they are published into.
UPDATE "doubtful_flats" SET "offer" = ("offer" - 'logia') || jsonb_build_object('loggia', "offer" -> 'logia')
  WHERE "offer" ? 'logia';
