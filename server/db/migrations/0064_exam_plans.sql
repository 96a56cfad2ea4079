CREATE TABLE "exam_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"exam_day" date NOT NULL,
	"minutes" smallint NOT NULL,
	"lists" jsonb NOT NULL,
	"most_words" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_plans" ADD CONSTRAINT "exam_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;