import type { Readers } from '../src/case/belief/packed-network.ts';
import { openFacts } from '../src/case/fact-classifier/fact-classifier.ts';
import { openTopics } from '../src/case/topics/topic-reader.ts';

/** What a server reads besides. */
export const READERS: Readers = { openFacts, openTopics };
