ALTER TABLE "word_reports" ADD COLUMN "item" text;--> statement-breakpoint
CREATE INDEX "tickets_newest_index" ON "tickets" USING btree ("updated_at" DESC NULLS FIRST,"id");