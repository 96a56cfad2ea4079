CREATE TABLE "restore_contents" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "restore_contents_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "restore_items" (
	"user_id" uuid NOT NULL,
	"point_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"version" integer,
	"title" text NOT NULL,
	"count" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "restore_items_user_id_point_id_kind_item_id_pk" PRIMARY KEY("user_id","point_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "restore_points" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"brought_back" jsonb,
	CONSTRAINT "restore_points_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "restore_schedules" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "restore_contents" ADD CONSTRAINT "restore_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_items" ADD CONSTRAINT "restore_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_items" ADD CONSTRAINT "restore_items_user_id_point_id_restore_points_user_id_id_fk" FOREIGN KEY ("user_id","point_id") REFERENCES "public"."restore_points"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_items" ADD CONSTRAINT "restore_items_user_id_hash_restore_contents_user_id_hash_fk" FOREIGN KEY ("user_id","hash") REFERENCES "public"."restore_contents"("user_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_points" ADD CONSTRAINT "restore_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restore_schedules" ADD CONSTRAINT "restore_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restore_items_content_index" ON "restore_items" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "restore_items_text_index" ON "restore_items" USING btree ("user_id","item_id") WHERE kind = 'text';--> statement-breakpoint
CREATE INDEX "restore_points_latest_index" ON "restore_points" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "restore_schedules_next_index" ON "restore_schedules" USING btree ("next_at");