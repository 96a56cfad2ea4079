ALTER TABLE "users" ADD COLUMN "shares_spoken_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learner_days" ADD COLUMN "spoken_ms" integer DEFAULT 0 NOT NULL;