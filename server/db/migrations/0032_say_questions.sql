CREATE TABLE "speech_attempts" (
	"user_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"score" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "speech_attempts_user_id_practice_id_id_pk" PRIMARY KEY("user_id","practice_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cannot_speak_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "speech_attempts" ADD CONSTRAINT "speech_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_attempts" ADD CONSTRAINT "speech_attempts_user_id_practice_id_practices_user_id_id_fk" FOREIGN KEY ("user_id","practice_id") REFERENCES "public"."practices"("user_id","id") ON DELETE cascade ON UPDATE no action;