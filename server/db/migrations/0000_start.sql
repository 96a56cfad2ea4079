CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "phone_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"guest_id" uuid,
	"inviter_id" uuid,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"avatar" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"ui_language" text,
	"meanings_in" text,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"weekly_goal" smallint DEFAULT 50 NOT NULL,
	"vip_until" timestamp with time zone,
	"invite_code" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid,
	"position" smallint NOT NULL,
	"word_id" integer NOT NULL,
	"skill" text NOT NULL,
	"kind" text NOT NULL,
	"given" text NOT NULL,
	"correct" boolean NOT NULL,
	"hinted" boolean NOT NULL,
	"slips" smallint NOT NULL,
	"ms" integer NOT NULL,
	"first" boolean NOT NULL,
	"counted" boolean NOT NULL,
	"points" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"user_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"learning_steps" smallint NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"state" smallint NOT NULL,
	"last_review" timestamp with time zone,
	CONSTRAINT "cards_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "learner_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learner_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "level_results" (
	"user_id" uuid NOT NULL,
	"map" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" smallint NOT NULL,
	"stars" smallint NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "level_results_user_id_map_difficulty_level_pk" PRIMARY KEY("user_id","map","difficulty","level")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"sub" text,
	"difficulty" text NOT NULL,
	"level" smallint NOT NULL,
	"type" text NOT NULL,
	"words_from" text NOT NULL,
	"questions" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"result" jsonb,
	CONSTRAINT "runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "weekly_points" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "weekly_points_week_user_id_pk" PRIMARY KEY("week","user_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent" text,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"cover" text
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examples" (
	"word_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"en" text NOT NULL,
	"zh" text,
	CONSTRAINT "examples_word_id_position_pk" PRIMARY KEY("word_id","position")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"form" text NOT NULL,
	"word_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "forms_form_word_id_kind_pk" PRIMARY KEY("form","word_id","kind")
);
--> statement-breakpoint
CREATE TABLE "level_words" (
	"map" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" smallint NOT NULL,
	"position" smallint NOT NULL,
	"word_id" integer NOT NULL,
	CONSTRAINT "level_words_map_difficulty_level_position_pk" PRIMARY KEY("map","difficulty","level","position")
);
--> statement-breakpoint
CREATE TABLE "near_synonyms" (
	"word_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "near_synonyms_word_id_position_pk" PRIMARY KEY("word_id","position")
);
--> statement-breakpoint
CREATE TABLE "phrases" (
	"word_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"zh" text NOT NULL,
	CONSTRAINT "phrases_word_id_position_pk" PRIMARY KEY("word_id","position")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"word_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"word_id" integer NOT NULL,
	"kind" text NOT NULL,
	"other" text NOT NULL,
	CONSTRAINT "relations_word_id_kind_other_pk" PRIMARY KEY("word_id","kind","other")
);
--> statement-breakpoint
CREATE TABLE "roots" (
	"word_id" integer NOT NULL,
	"root" text NOT NULL,
	"meaning" text NOT NULL,
	"origin" text,
	CONSTRAINT "roots_word_id_root_pk" PRIMARY KEY("word_id","root")
);
--> statement-breakpoint
CREATE TABLE "senses" (
	"word_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"part_of_speech" text NOT NULL,
	"zh" text,
	"en" text,
	CONSTRAINT "senses_word_id_position_pk" PRIMARY KEY("word_id","position")
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"headword" text NOT NULL,
	"ipa_uk" text,
	"ipa_us" text,
	"arpabet" text,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"frequency" integer,
	"meaning_zh" text NOT NULL,
	"meaning_en" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_days" ADD CONSTRAINT "learner_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_results" ADD CONSTRAINT "level_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_points" ADD CONSTRAINT "weekly_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examples" ADD CONSTRAINT "examples_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_words" ADD CONSTRAINT "level_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "near_synonyms" ADD CONSTRAINT "near_synonyms_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roots" ADD CONSTRAINT "roots_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senses" ADD CONSTRAINT "senses_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_created_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "registrations_email_index" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_invite_code_key" ON "users" USING btree ("invite_code");--> statement-breakpoint
CREATE INDEX "users_idle_guests_index" ON "users" USING btree ("last_seen_at") WHERE role = 'guest';--> statement-breakpoint
CREATE INDEX "answers_run_index" ON "answers" USING btree ("user_id","run_id");--> statement-breakpoint
CREATE INDEX "answers_word_index" ON "answers" USING btree ("user_id","word_id","at");--> statement-breakpoint
CREATE INDEX "answers_time_index" ON "answers" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "cards_due_index" ON "cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE INDEX "runs_level_index" ON "runs" USING btree ("user_id","category","difficulty","level","finished_at");--> statement-breakpoint
CREATE INDEX "weekly_points_rank_index" ON "weekly_points" USING btree ("week",points desc);--> statement-breakpoint
CREATE UNIQUE INDEX "words_headword_key" ON "words" USING btree ("headword");--> statement-breakpoint
CREATE INDEX "words_frequency_index" ON "words" USING btree ("frequency");