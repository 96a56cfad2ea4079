CREATE TABLE "note_batches" (
	"note_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_batches_note_id_id_pk" PRIMARY KEY("note_id","id")
);
--> statement-breakpoint
CREATE TABLE "note_entries" (
	"note_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"deleted_with" uuid,
	"deleted_at" timestamp with time zone,
	"page_id" uuid NOT NULL,
	"word_id" integer,
	"word" text NOT NULL,
	"meaning" text,
	"remark" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_entries_note_id_id_pk" PRIMARY KEY("note_id","id")
);
--> statement-breakpoint
CREATE TABLE "note_pages" (
	"note_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"deleted_with" uuid,
	"deleted_at" timestamp with time zone,
	"section_id" uuid NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	CONSTRAINT "note_pages_note_id_id_pk" PRIMARY KEY("note_id","id")
);
--> statement-breakpoint
CREATE TABLE "note_sections" (
	"note_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" text NOT NULL,
	"version" integer NOT NULL,
	"deleted_with" uuid,
	"deleted_at" timestamp with time zone,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	CONSTRAINT "note_sections_note_id_id_pk" PRIMARY KEY("note_id","id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"tag" text,
	"cover" text,
	"words" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "note_batches" ADD CONSTRAINT "note_batches_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_entries" ADD CONSTRAINT "note_entries_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_entries" ADD CONSTRAINT "note_entries_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_entries" ADD CONSTRAINT "note_entries_note_id_page_id_note_pages_note_id_id_fk" FOREIGN KEY ("note_id","page_id") REFERENCES "public"."note_pages"("note_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_pages" ADD CONSTRAINT "note_pages_note_id_section_id_note_sections_note_id_id_fk" FOREIGN KEY ("note_id","section_id") REFERENCES "public"."note_sections"("note_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_sections" ADD CONSTRAINT "note_sections_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_batches_time_index" ON "note_batches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "note_entries_page_index" ON "note_entries" USING btree ("note_id","page_id");--> statement-breakpoint
CREATE INDEX "note_entries_version_index" ON "note_entries" USING btree ("note_id","version");--> statement-breakpoint
CREATE INDEX "notes_owner_index" ON "notes" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notes_bin_index" ON "notes" USING btree ("deleted_at") WHERE deleted_at is not null;