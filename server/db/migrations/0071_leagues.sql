CREATE TABLE "league_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL,
	"tier" smallint NOT NULL,
	"members" smallint NOT NULL,
	"pace" real NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "league_places" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"tier" smallint NOT NULL,
	"group_id" uuid,
	"pace" real NOT NULL,
	"previous_tier" smallint,
	"previous_rank" smallint,
	"result_seen" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "league_places_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "league_scores" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"days" integer[] NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "league_scores_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "league_places" ADD CONSTRAINT "league_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_scores" ADD CONSTRAINT "league_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "league_groups_room_index" ON "league_groups" USING btree ("week","tier","members");--> statement-breakpoint
CREATE INDEX "league_groups_open_index" ON "league_groups" USING btree ("week","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "league_places_group_index" ON "league_places" USING btree ("week","group_id");--> statement-breakpoint
CREATE INDEX "league_places_waiting_index" ON "league_places" USING btree ("week","tier","pace" DESC NULLS FIRST,"user_id") WHERE group_id is null and left_at is null;--> statement-breakpoint
CREATE INDEX "league_scores_week_index" ON "league_scores" USING btree ("week");