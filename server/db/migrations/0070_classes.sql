CREATE TABLE "class_members" (
	"user_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_members_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "class_tasks" (
	"class_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"target" jsonb NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"instruction" text NOT NULL,
	"due" date NOT NULL,
	"words" jsonb NOT NULL,
	"word_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "class_tasks_class_id_id_pk" PRIMARY KEY("class_id","id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"code" text,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_members_class_index" ON "class_members" USING btree ("class_id","name");--> statement-breakpoint
CREATE INDEX "class_tasks_due_index" ON "class_tasks" USING btree ("class_id","due");--> statement-breakpoint
CREATE INDEX "class_tasks_untold_index" ON "class_tasks" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "classes_code_key" ON "classes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "classes_user_index" ON "classes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classes_ended_index" ON "classes" USING btree ("ended_at") WHERE ended_at is not null or user_id is null;