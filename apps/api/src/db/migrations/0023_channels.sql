CREATE TABLE "channel_messages" (
	"key" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"person" text NOT NULL,
	"state" text NOT NULL,
	"incoming" text,
	"outgoing" text,
	"sent" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_places" (
	"person" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"base" text NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_stops" (
	"person" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "channel_messages_owed" ON "channel_messages" USING btree ("due_at") WHERE "channel_messages"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "channel_messages_person" ON "channel_messages" USING btree ("person");--> statement-breakpoint
CREATE INDEX "channel_messages_created_at" ON "channel_messages" USING btree ("created_at");