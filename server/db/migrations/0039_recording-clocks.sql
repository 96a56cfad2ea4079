DROP INDEX "recordings_open_index";--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
UPDATE "recordings" SET "saved_at" = "created_at";--> statement-breakpoint
ALTER TABLE "recordings" ALTER COLUMN "saved_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "recordings_open_index" ON "recordings" USING btree ("state","saved_at") WHERE state in ('saving', 'queued');