CREATE TABLE "confusions" (
	"word_id" integer NOT NULL,
	"given_id" integer NOT NULL,
	"times" integer NOT NULL,
	"by_picture" integer NOT NULL,
	CONSTRAINT "confusions_word_id_given_id_pk" PRIMARY KEY("word_id","given_id")
);
--> statement-breakpoint
CREATE TABLE "picture_sums" (
	"word_id" integer PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"right" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "neighbours" (
	"word_id" integer PRIMARY KEY NOT NULL,
	"near" text[] NOT NULL,
	"alike" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "confusions" ADD CONSTRAINT "confusions_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confusions" ADD CONSTRAINT "confusions_given_id_words_id_fk" FOREIGN KEY ("given_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sums" ADD CONSTRAINT "picture_sums_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "neighbours" ADD CONSTRAINT "neighbours_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confusions_times_index" ON "confusions" USING btree ("word_id","times" DESC NULLS LAST);