CREATE TABLE "own_sentences" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_sentences_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sentences_asked" (
	"user_id" uuid NOT NULL,
	"word_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sentences_asked_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "own_sentences" ADD CONSTRAINT "own_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentences_asked" ADD CONSTRAINT "sentences_asked_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_sentences_word_index" ON "own_sentences" USING btree ("user_id","word_id","created_at");