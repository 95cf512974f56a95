-- Studios that are there already get an id as the sample data have them.
ALTER TABLE "studios" ADD COLUMN "magicline_id" bigint;--> statement-breakpoint
UPDATE "studios" SET "magicline_id" = "id" + 24000;--> statement-breakpoint
ALTER TABLE "studios" ALTER COLUMN "magicline_id" SET NOT NULL;
