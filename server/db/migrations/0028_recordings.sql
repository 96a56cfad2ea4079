CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"sentence_id" text,
	"state" text DEFAULT 'saving' NOT NULL,
	"score" jsonb,
	"target" jsonb,
	"file" text NOT NULL,
	"ms" integer NOT NULL,
	"bytes" integer NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"taken_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_learner_index" ON "recordings" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recordings_open_index" ON "recordings" USING btree ("state","created_at") WHERE state in ('saving', 'queued');--> statement-breakpoint
CREATE INDEX "recordings_bin_index" ON "recordings" USING btree ("deleted_at") WHERE deleted_at is not null;