ALTER TABLE "conversation_members" ADD COLUMN "viewed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;