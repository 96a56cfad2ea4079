CREATE TABLE "quick_update_blocks" (
	"update_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"block" text NOT NULL,
	"row" integer NOT NULL,
	"before" jsonb,
	"written" text NOT NULL,
	CONSTRAINT "quick_update_blocks_update_id_word_id_block_pk" PRIMARY KEY("update_id","word_id","block")
);
--> statement-breakpoint
CREATE TABLE "quick_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "quick_updates_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" uuid,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"new_words" integer NOT NULL,
	"changed_words" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "quick_update_blocks" ADD CONSTRAINT "quick_update_blocks_update_id_quick_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."quick_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_update_blocks" ADD CONSTRAINT "quick_update_blocks_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_updates" ADD CONSTRAINT "quick_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quick_update_blocks_word_index" ON "quick_update_blocks" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "quick_updates_position_index" ON "quick_updates" USING btree ("position");--> statement-breakpoint
CREATE INDEX "quick_updates_author_index" ON "quick_updates" USING btree ("author_id");