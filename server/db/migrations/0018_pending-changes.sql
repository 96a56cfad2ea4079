ALTER TABLE "phone_codes" DROP CONSTRAINT "phone_codes_phone_purpose_pk";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "requester" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_phone_purpose_requester_pk" PRIMARY KEY("phone","purpose","requester");--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "foreign_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "marker_hash" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_user_index" ON "phone_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_avatar_index" ON "users" USING btree ("avatar") WHERE avatar is not null;