CREATE TABLE "conversations" (
	"key" text PRIMARY KEY NOT NULL,
	"turn" integer NOT NULL,
	"state" text NOT NULL,
	"answer" text NOT NULL,
	"message_ids" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "conversations_expiry" ON "conversations" USING btree ("expires_at");