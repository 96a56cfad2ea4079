ALTER TABLE "notes" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
-- Those that are there were built with the dictionary, and learners read them.
UPDATE "notes" SET "published_at" = "created_at" WHERE "user_id" IS NULL;
