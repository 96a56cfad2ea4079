ALTER TABLE "users" ADD COLUMN "reminder_hour" smallint DEFAULT 19 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_from" smallint DEFAULT 22 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_to" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_reminder_index" ON "users" USING btree ("next_reminder_at" NULLS FIRST) WHERE role <> 'guest' and deleted_at is null and suspended_at is null;