CREATE TABLE "channel_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"channel" text NOT NULL,
	"payload" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_pollers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_fits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"fitted_at" timestamp with time zone,
	"reviews" integer,
	"common_loss" double precision,
	"own_loss" double precision
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "memory_weights" double precision[];--> statement-breakpoint
ALTER TABLE "memory_fits" ADD CONSTRAINT "memory_fits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_messages_transaction_index" ON "channel_messages" USING btree ("transaction");