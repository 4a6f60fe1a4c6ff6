import { z } from 'zod';

/**
 * What STIX 2.1 (OASIS Standard, 10 June 2021) demands of a bundle (§8), an indicator (§4.7) and an identity (§4.5), in our words; OASIS's own
 * schemas and validator are in no registry that our tests reach. What that validator
 * recommends is demanded too: ids of version 4 (`uuid-check`), a name and a description (`indicator-properties`), values of its vocabularies. Whatever the standard does not name is refused: a property of ours would have to be declared there.
 */
const identifier = (type: string) =>
  z
    .string()
    .regex(new RegExp(`^${type}--[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$`));

/** RFC 3339 in UTC; `created` and `modified` to the millisecond (§3.2). */
const timestamp = z.iso.datetime({ precision: 3 });

const common = {
  spec_version: z.literal('2.1'),
  created: timestamp,
  modified: timestamp,
  labels: z.array(z.string()).min(1).optional(),
};

/** The vocabulary of §10.9. */
const INDICATOR_TYPES = [
  'anomalous-activity',
  'anonymization',
  'benign',
  'compromised',
  'malicious-activity',
  'attribution',
  'unknown',
] as const;

const HOST = String.raw`[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d_-]+)+`;
const EQUALS = String.raw`domain-name:value = '${HOST}'`;
const BELOW = String.raw`domain-name:value LIKE '%\.${HOST}'`;
const ADDRESS = String.raw`ipv[46]-addr:value = '[\da-f.:]+'`;
/** The part of STIX patterning (§9) that we speak: one observation, one name or address. */
const pattern = z.string().regex(new RegExp(`^\\[(${EQUALS}( OR ${BELOW})?|${ADDRESS})\\]$`));

const identity = z.strictObject({
  ...common,
  type: z.literal('identity'),
  id: identifier('identity'),
  name: z.string().min(1),
  identity_class: z.enum(['individual', 'group', 'system', 'organization', 'class', 'unknown']),
});

const indicator = z.strictObject({
  ...common,
  type: z.literal('indicator'),
  id: identifier('indicator'),
  created_by_ref: identifier('identity'),
  name: z.string().min(1),
  description: z.string().min(1),
  indicator_types: z.array(z.enum(INDICATOR_TYPES)).min(1),
  pattern,
  pattern_type: z.literal('stix'),
  valid_from: timestamp,
  valid_until: timestamp.optional(),
});

/** A bundle has no `spec_version` since 2.1; its objects have one each. */
export const stixRules = z
  .strictObject({
    type: z.literal('bundle'),
    id: identifier('bundle'),
    objects: z.array(z.discriminatedUnion('type', [identity, indicator])).min(1),
  })
  .superRefine(({ objects }, { addIssue }) => {
    const wrong = (message: string, id: string) => addIssue({ code: 'custom', message: `${id} ${message}` });
    const ids = objects.map(({ id }) => id);
    if (new Set(ids).size < ids.length) wrong('has an object twice', 'the bundle');
    for (const object of objects) {
      if (object.modified < object.created) wrong('is changed before it is created', object.id);
      if (object.type === 'identity') continue;
      if (!ids.includes(object.created_by_ref)) wrong('is said by nobody in the bundle', object.id);
      if (object.valid_until && object.valid_until <= object.valid_from)
        wrong('ends before it begins', object.id);
    }
  });
