ALTER TABLE "conversations" ADD COLUMN "owner" text;--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner");