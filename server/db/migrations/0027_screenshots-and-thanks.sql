ALTER TABLE "word_reports" ADD COLUMN "mended" boolean;--> statement-breakpoint
ALTER TABLE "word_reports" ADD COLUMN "thanked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "screenshot" text;