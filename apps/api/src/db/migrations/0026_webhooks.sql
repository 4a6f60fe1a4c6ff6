CREATE TABLE "webhook_deliveries" (
	"event" text NOT NULL,
	"subscriber" text NOT NULL,
	"state" text DEFAULT 'owed' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	"problem" text,
	CONSTRAINT "webhook_deliveries_event_subscriber_pk" PRIMARY KEY("event","subscriber")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_subscribers" (
	"name" text NOT NULL,
	"type" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_subscribers_name_type_pk" PRIMARY KEY("name","type")
);
--> statement-breakpoint
CREATE TABLE "webhook_watch" (
	"list" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_webhook_events_id_fk" FOREIGN KEY ("event") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_owed" ON "webhook_deliveries" USING btree ("subscriber","due_at") WHERE "webhook_deliveries"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "webhook_events_created_at" ON "webhook_events" USING btree ("created_at");