ALTER TABLE "roots" ALTER COLUMN "meaning" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "roots" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roots" ADD COLUMN "zh" text;