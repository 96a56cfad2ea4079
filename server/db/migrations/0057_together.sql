CREATE TABLE "congratulations" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "congratulations_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "duels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"category" text NOT NULL,
	"sub" text,
	"difficulty" text NOT NULL,
	"level" smallint NOT NULL,
	"type" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_goal_members" (
	"goal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone,
	CONSTRAINT "shared_goal_members_goal_id_user_id_pk" PRIMARY KEY("goal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shared_goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"target" integer NOT NULL,
	"reached_week" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "congratulations" ADD CONSTRAINT "congratulations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "congratulations" ADD CONSTRAINT "congratulations_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duels" ADD CONSTRAINT "duels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duels" ADD CONSTRAINT "duels_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_goal_members" ADD CONSTRAINT "shared_goal_members_goal_id_shared_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."shared_goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_goal_members" ADD CONSTRAINT "shared_goal_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_goals" ADD CONSTRAINT "shared_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "congratulations_other_index" ON "congratulations" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "duels_user_index" ON "duels" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "duels_other_index" ON "duels" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "shared_goal_members_user_index" ON "shared_goal_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_goals_user_index" ON "shared_goals" USING btree ("user_id");