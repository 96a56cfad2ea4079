CREATE TABLE "look_alikes" (
	"word_id" integer NOT NULL,
	"other" text NOT NULL,
	CONSTRAINT "look_alikes_word_id_other_pk" PRIMARY KEY("word_id","other")
);
--> statement-breakpoint
ALTER TABLE "look_alikes" ADD CONSTRAINT "look_alikes_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;