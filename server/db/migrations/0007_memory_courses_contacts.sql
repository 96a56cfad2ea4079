CREATE TABLE "contacts" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"aim" jsonb NOT NULL,
	"lessons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_results" (
	"user_id" uuid NOT NULL,
	"course" text NOT NULL,
	"lesson" smallint NOT NULL,
	"right" smallint NOT NULL,
	"total" smallint NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_results_user_id_course_lesson_pk" PRIMARY KEY("user_id","course","lesson")
);
--> statement-breakpoint
CREATE TABLE "lesson_words" (
	"course" text NOT NULL,
	"lesson" smallint NOT NULL,
	"position" smallint NOT NULL,
	"word_id" integer NOT NULL,
	"zh" text NOT NULL,
	CONSTRAINT "lesson_words_course_lesson_position_pk" PRIMARY KEY("course","lesson","position")
);
--> statement-breakpoint
CREATE TABLE "known_words" (
	"user_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_words_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "total_points" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "retention" real DEFAULT 0.9 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "on_leaderboard" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "source" text DEFAULT 'words' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_results" ADD CONSTRAINT "lesson_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_course_courses_slug_fk" FOREIGN KEY ("course") REFERENCES "public"."courses"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_words" ADD CONSTRAINT "lesson_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "total_points" ADD CONSTRAINT "total_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_other_index" ON "contacts" USING btree ("other_id","state");--> statement-breakpoint
CREATE INDEX "lesson_words_word_index" ON "lesson_words" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "total_points_rank_index" ON "total_points" USING btree ("points" desc);--> statement-breakpoint
CREATE INDEX "practices_open_index" ON "practices" USING btree ("user_id","source","issued_at" DESC NULLS LAST) WHERE finished_at is null;--> statement-breakpoint
INSERT INTO "total_points" ("user_id", "points") SELECT "user_id", sum("points") FROM "weekly_points" GROUP BY "user_id";