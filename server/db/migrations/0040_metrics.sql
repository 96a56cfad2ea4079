CREATE TABLE "active_learners" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "active_learners_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "metric_counts" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"shard" smallint NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metric_counts_metric_day_hour_shard_pk" PRIMARY KEY("metric","day","hour","shard")
);
--> statement-breakpoint
DROP INDEX "orders_newest_index";--> statement-breakpoint
ALTER TABLE "active_learners" ADD CONSTRAINT "active_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_learners_user_index" ON "active_learners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "backups_latest_index" ON "backups" USING btree ("at" desc);--> statement-breakpoint
CREATE INDEX "metric_counts_day_index" ON "metric_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "outbox_failed_index" ON "outbox" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE channel = 'mail' and sent_at is null and attempts >= 5;--> statement-breakpoint
CREATE INDEX "order_events_disputed_index" ON "order_events" USING btree ("at","order_id") WHERE kind = 'disputed';--> statement-breakpoint
CREATE INDEX "orders_refunding_index" ON "orders" USING btree ("created_at") WHERE status = 'refunding';--> statement-breakpoint
CREATE INDEX "words_unreviewed_index" ON "words" USING btree (lower("headword"),"headword") WHERE not reviewed and not hidden;--> statement-breakpoint
CREATE INDEX "orders_newest_index" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id");