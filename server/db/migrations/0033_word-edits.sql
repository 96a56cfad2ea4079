CREATE TABLE "word_drafts" (
	"user_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_drafts_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "word_edits" (
	"word_id" integer NOT NULL,
	"block" text NOT NULL,
	"rows" jsonb,
	"source" jsonb NOT NULL,
	"source_hash" text NOT NULL,
	"written_over" text NOT NULL,
	"version" integer NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_edits_word_id_block_pk" PRIMARY KEY("word_id","block")
);
--> statement-breakpoint
ALTER TABLE "word_drafts" ADD CONSTRAINT "word_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_drafts" ADD CONSTRAINT "word_drafts_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_edits" ADD CONSTRAINT "word_edits_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_edits" ADD CONSTRAINT "word_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_drafts_word_index" ON "word_drafts" USING btree ("word_id","at");--> statement-breakpoint
CREATE INDEX "word_edits_block_index" ON "word_edits" USING btree ("block","word_id") WHERE rows is not null;--> statement-breakpoint
CREATE INDEX "word_edits_author_index" ON "word_edits" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "word_reports_word_index" ON "word_reports" USING btree ("word_id") WHERE resolved_at is null;