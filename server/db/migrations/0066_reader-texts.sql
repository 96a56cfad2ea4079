CREATE TABLE "reader_texts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"characters" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"word_ids" integer[] NOT NULL,
	"word_counts" integer[] NOT NULL,
	"running" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "reader_texts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "reader_texts" ADD CONSTRAINT "reader_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_texts_latest_index" ON "reader_texts" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reader_texts_bin_index" ON "reader_texts" USING btree ("deleted_at") WHERE deleted_at is not null;