ALTER TABLE "admin_log" ALTER COLUMN "before" SET DATA TYPE jsonb USING to_jsonb("before");--> statement-breakpoint
ALTER TABLE "admin_log" ALTER COLUMN "after" SET DATA TYPE jsonb USING to_jsonb("after");--> statement-breakpoint
CREATE INDEX "admin_log_actor_name_index" ON "admin_log" USING btree (lower("actor") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "admin_log_action_index" ON "admin_log" USING btree ("action" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "admin_log_newest_index" ON "admin_log" USING btree ("at","id");--> statement-breakpoint
CREATE FUNCTION guard_admin_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- The retention job alone sets this, in its own transaction.
		IF OLD.at < nullif(current_setting('wordgrove.admin_log_cutoff', true), '')::timestamptz THEN
			RETURN OLD;
		END IF;
	ELSIF TG_OP = 'UPDATE' THEN
		-- A deleted account takes its id along; its name of that time stays.
		IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the log of administrators is only ever added to';
END
$$;
--> statement-breakpoint
CREATE TRIGGER admin_log_append_only BEFORE UPDATE OR DELETE ON "admin_log" FOR EACH ROW EXECUTE FUNCTION guard_admin_log();
--> statement-breakpoint
CREATE TRIGGER admin_log_no_truncate BEFORE TRUNCATE ON "admin_log" FOR EACH STATEMENT EXECUTE FUNCTION guard_admin_log();
