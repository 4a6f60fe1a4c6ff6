CREATE TABLE "channel_broadcasts" (
	"alert" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_subscribers" (
	"person" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_waiting" (
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"taken_by" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_waiting_person_kind_pk" PRIMARY KEY("person","kind")
);
--> statement-breakpoint
ALTER TABLE "channel_messages" ADD COLUMN "handed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "channel_subscribers_country" ON "channel_subscribers" USING btree ("country");