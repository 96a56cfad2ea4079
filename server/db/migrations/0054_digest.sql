ALTER TABLE "users" ADD COLUMN "weekly_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_digest_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_digest_index" ON "users" USING btree ("next_digest_at" NULLS FIRST) WHERE weekly_digest and email is not null and deleted_at is null and suspended_at is null;