CREATE TABLE "ai_sections" (
	"word_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" smallint NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_sections_word_id_language_version_pk" PRIMARY KEY("word_id","language","version")
);
--> statement-breakpoint
CREATE TABLE "look_ups" (
	"user_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"at" timestamp with time zone,
	"informed_on" date,
	CONSTRAINT "look_ups_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "usages" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usages_user_id_name_day_pk" PRIMARY KEY("user_id","name","day")
);
--> statement-breakpoint
CREATE TABLE "word_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"word_id" integer NOT NULL,
	"section" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"not_found" text[] NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "practices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "word_notes" (
	"word_id" integer NOT NULL,
	"kind" text NOT NULL,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	CONSTRAINT "word_notes_word_id_kind_pk" PRIMARY KEY("word_id","kind")
);
--> statement-breakpoint
ALTER TABLE "examples" ADD COLUMN "authored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "senses" ADD COLUMN "authored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "ai_sections" ADD CONSTRAINT "ai_sections_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_ups" ADD CONSTRAINT "look_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_ups" ADD CONSTRAINT "look_ups_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usages" ADD CONSTRAINT "usages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reports" ADD CONSTRAINT "word_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reports" ADD CONSTRAINT "word_reports_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_notes" ADD CONSTRAINT "word_notes_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "look_ups_latest_index" ON "look_ups" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "look_ups_day_index" ON "look_ups" USING btree ("user_id","informed_on");--> statement-breakpoint
CREATE INDEX "word_reports_open_index" ON "word_reports" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "word_reports_user_index" ON "word_reports" USING btree ("user_id");