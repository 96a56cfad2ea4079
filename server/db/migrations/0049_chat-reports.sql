CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_message_key" ON "chat_reports" USING btree ("conversation_id","reporter_id","seq");--> statement-breakpoint
CREATE INDEX "chat_reports_reporter_index" ON "chat_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "chat_reports_reported_index" ON "chat_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "chat_reports_open_index" ON "chat_reports" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "chat_reports_decided_index" ON "chat_reports" USING btree ("decided_at");