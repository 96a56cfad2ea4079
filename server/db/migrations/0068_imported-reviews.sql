CREATE TABLE "imported_reviews" (
	"user_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"grade" text NOT NULL,
	"ms" integer NOT NULL,
	CONSTRAINT "imported_reviews_user_id_word_id_at_pk" PRIMARY KEY("user_id","word_id","at")
);
--> statement-breakpoint
ALTER TABLE "imported_reviews" ADD CONSTRAINT "imported_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;