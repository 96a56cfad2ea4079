DROP INDEX "outbox_unsent_index";--> statement-breakpoint
CREATE INDEX "outbox_waiting_index" ON "outbox" USING btree ("send_after") WHERE channel = 'mail' and sent_at is null and attempts < 5;--> statement-breakpoint
CREATE INDEX "duels_expires_index" ON "duels" USING btree ("expires_at");--> statement-breakpoint
-- A part of a text is found in the log without reading all of it. Where this role must not create extensions, or the database has none (the
-- embedded one), it is read as before.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "admin_log_search_index" ON "admin_log" USING gin ("search" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not there: the log of administrators is searched entry by entry';
END $$;
