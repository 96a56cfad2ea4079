ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_username_start_index" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_newest_index" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE role <> 'guest';--> statement-breakpoint
CREATE INDEX "users_suspended_index" ON "users" USING btree ("suspended_at") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_admin_index" ON "users" USING btree ("id") WHERE role = 'admin';