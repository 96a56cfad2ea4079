CREATE TABLE "alipay_demo_trades" (
	"number" text PRIMARY KEY NOT NULL,
	"fen" integer NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'WAIT_BUYER_PAY' NOT NULL,
	"return_url" text NOT NULL,
	"notify_url" text NOT NULL,
	"refund_request" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "alipay_demo_trades_age_index" ON "alipay_demo_trades" USING btree ("created_at");--> statement-breakpoint
UPDATE "orders" SET "is_demo" = true WHERE "provider" = 'demo';