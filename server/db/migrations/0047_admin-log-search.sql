ALTER TABLE "admin_log" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(before::text, '') || chr(10) || coalesce(after::text, ''))) STORED;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_admin_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- The retention job alone sets this, in its own transaction.
		IF OLD.at < nullif(current_setting('wordgrove.admin_log_cutoff', true), '')::timestamptz THEN
			RETURN OLD;
		END IF;
	ELSIF TG_OP = 'UPDATE' THEN
		-- A deleted account takes its id along; its name of that time stays. What is generated is not there yet before an update.
		IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' - 'search' = to_jsonb(OLD) - 'actor_id' - 'search' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the log of administrators is only ever added to';
END
$$;
