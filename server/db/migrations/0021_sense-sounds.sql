ALTER TABLE "senses" ADD COLUMN "ipa_uk" text;--> statement-breakpoint
ALTER TABLE "senses" ADD COLUMN "ipa_us" text;