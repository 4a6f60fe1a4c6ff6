ALTER TABLE "threat_lists" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "threat_lists" ADD COLUMN "held_size" integer;