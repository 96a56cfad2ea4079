CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"user_id" uuid,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "conversation_members_conversation_id_side_pk" PRIMARY KEY("conversation_id","side")
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"side" smallint NOT NULL,
	"key" uuid NOT NULL,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	"first_count" integer NOT NULL,
	"hidden_first" boolean DEFAULT false NOT NULL,
	"hidden_second" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversation_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"first_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_writer" FOREIGN KEY ("conversation_id","side") REFERENCES "public"."conversation_members"("conversation_id","side") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_list_index" ON "conversation_members" USING btree ("user_id","last_at" DESC NULLS FIRST,"conversation_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_key" ON "conversation_messages" USING btree ("conversation_id","side","key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_version" ON "conversation_messages" USING btree ("conversation_id","version");