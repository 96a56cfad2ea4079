ALTER TABLE "ticket_messages" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "topic" text;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_key" ON "ticket_messages" USING btree ("ticket_id","key");