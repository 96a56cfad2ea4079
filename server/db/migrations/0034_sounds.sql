CREATE TABLE "contrast_sums" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"contrast" text NOT NULL,
	"skill" text NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	CONSTRAINT "contrast_sums_user_id_week_contrast_skill_pk" PRIMARY KEY("user_id","week","contrast","skill")
);
--> statement-breakpoint
CREATE TABLE "phoneme_sums" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"phoneme" text NOT NULL,
	"state" text NOT NULL,
	"heard" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "phoneme_sums_user_id_week_phoneme_state_heard_pk" PRIMARY KEY("user_id","week","phoneme","state","heard")
);
--> statement-breakpoint
CREATE TABLE "sound_rounds" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answers" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sound_rounds_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "contrast_sums" ADD CONSTRAINT "contrast_sums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phoneme_sums" ADD CONSTRAINT "phoneme_sums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sound_rounds" ADD CONSTRAINT "sound_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sound_rounds_age_index" ON "sound_rounds" USING btree ("created_at");