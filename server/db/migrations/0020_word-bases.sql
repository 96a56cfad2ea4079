ALTER TABLE "own_words" ADD COLUMN "base_id" integer;--> statement-breakpoint
ALTER TABLE "own_words" ADD COLUMN "base_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "unfit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "base_id" integer;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "base_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_base_id_words_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_base_id_words_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_words_base_index" ON "own_words" USING btree ("base_id") WHERE base_id is not null;--> statement-breakpoint
CREATE INDEX "words_base_index" ON "words" USING btree ("base_id") WHERE base_id is not null;