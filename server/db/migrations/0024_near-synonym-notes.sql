-- The import of the content writes all rows anew.
DELETE FROM "near_synonyms";--> statement-breakpoint
ALTER TABLE "near_synonyms" ADD COLUMN "zh" text NOT NULL;--> statement-breakpoint
ALTER TABLE "near_synonyms" ADD COLUMN "en" text NOT NULL;--> statement-breakpoint
ALTER TABLE "near_synonyms" DROP COLUMN "note";