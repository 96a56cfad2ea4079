ALTER TABLE "users" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "learning_goal" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_minutes" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "welcomed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "begun_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "cards" SET "begun_at" = coalesce((SELECT min("at") FROM "answers" WHERE "answers"."user_id" = "cards"."user_id" AND "answers"."word_id" = "cards"."word_id"), "last_review", "due");--> statement-breakpoint
UPDATE "users" SET "welcomed" = true;
