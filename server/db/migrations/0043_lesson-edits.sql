CREATE TABLE "lesson_drafts" (
	"user_id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" smallint NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_drafts_user_id_course_lesson_pk" PRIMARY KEY("user_id","course","lesson")
);
--> statement-breakpoint
CREATE TABLE "lesson_edits" (
	"course" text NOT NULL,
	"lesson" smallint NOT NULL,
	"block" text NOT NULL,
	"value" jsonb,
	"source" jsonb NOT NULL,
	"previous" jsonb NOT NULL,
	"source_hash" text NOT NULL,
	"written_over" text NOT NULL,
	"version" integer NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_edits_course_lesson_block_pk" PRIMARY KEY("course","lesson","block")
);
--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD CONSTRAINT "lesson_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_edits" ADD CONSTRAINT "lesson_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_drafts_lesson_index" ON "lesson_drafts" USING btree ("course","lesson","at");--> statement-breakpoint
CREATE INDEX "lesson_edits_author_index" ON "lesson_edits" USING btree ("author_id");