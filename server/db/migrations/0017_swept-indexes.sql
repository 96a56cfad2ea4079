CREATE INDEX "runs_abandoned_index" ON "runs" USING btree ("expires_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "note_entries_bin_index" ON "note_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "note_pages_bin_index" ON "note_pages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "note_sections_bin_index" ON "note_sections" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "practices_abandoned_index" ON "practices" USING btree ("expires_at") WHERE finished_at is null;