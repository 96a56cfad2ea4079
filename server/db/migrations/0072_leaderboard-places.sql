-- Dropping locks readers out: it comes last, when the new ones are built.
CREATE INDEX "weekly_points_place_index" ON "weekly_points" USING btree ("week",points desc,"user_id");--> statement-breakpoint
CREATE INDEX "total_points_place_index" ON "total_points" USING btree ("points" desc,"user_id");--> statement-breakpoint
DROP INDEX "weekly_points_rank_index";--> statement-breakpoint
DROP INDEX "total_points_rank_index";