ALTER TABLE "conversation_messages" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "tutor_of" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tutor_of_users_id_fk" FOREIGN KEY ("tutor_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tutorOf_unique" UNIQUE("tutor_of");