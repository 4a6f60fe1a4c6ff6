import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { languageModels } from '../llm/index.ts';
import { stepApart } from '../modules/assistant/apart/steps-apart.ts';
import { type ConversationsRepository, conversationsRepository } from '../modules/assistant/repository.ts';
import {
  type AssistantDependencies,
  type AssistantService,
  assistantService,
} from '../modules/assistant/service.ts';
import { type TalkAgain, talkAgain } from '../modules/assistant/talk-again.ts';
import { talkKeys } from '../modules/assistant/talk-keys.ts';
import { feedbackRepository } from '../modules/feedback/repository.ts';
import { feedbackRoutes } from '../modules/feedback/routes.ts';
import { feedbackService } from '../modules/feedback/service.ts';
import { outsideFacts } from '../modules/outside/index.ts';
import { createOcr } from '../modules/pictures/ocr.ts';
import { picturesRoutes } from '../modules/pictures/routes.ts';
import { type PicturesService, picturesService } from '../modules/pictures/service.ts';
import { type ReputationIndex, reputationIndex } from '../modules/reputation/index.ts';
import { reputationLookup } from '../modules/reputation/lookup.ts';
import { reputationRefresh } from '../modules/reputation/plugin.ts';
import { reputationRepository } from '../modules/reputation/repository.ts';
import { threatListsRefresh } from '../modules/threat-lists/plugin.ts';
import { threatListsRepository } from '../modules/threat-lists/repository.ts';
import { verifyRoutes } from '../modules/verify/routes.ts';
import { type VerificationService, verificationService } from '../modules/verify/service.ts';
import { contactKeys } from '../secrets/contact-keys.ts';
import { visitorHash } from '../visitors/visitor-hash.ts';
import type { Dependencies } from './dependencies.ts';

/** What judges, for whatever else asks. */
export interface Checks {
  readonly reputation: ReputationIndex;
  readonly verification: VerificationService;
  readonly talk: TalkAgain;
  readonly assistant: AssistantService;
  /** The same talks, led for whoever wrote to a channel: their steps let the site's visitors go first. */
  readonly channelAssistant: AssistantService;
  readonly conversations: ConversationsRepository;
  readonly pictures: PicturesService;
}

/** Everything that judges: links, numbers, profiles, conversations, pictures of them, and the assistant's interview. */
export async function checks(
  app: FastifyInstance,
  { settings, database: { queries }, secret, ocr: ocrOptions }: Dependencies,
): Promise<Checks> {
  const repository = reputationRepository(queries);
  const lookup = reputationLookup(repository, {
    onFailure: (err) => app.log.warn({ err }, 'Reputation is not available; the engine judges alone'),
  });
  const reputation = reputationIndex({ repository, lookup });
  const keys = contactKeys(secret);
  const find: ReputationIndex['find'] = (asked) => reputation.find(asked.map(keys.hidden));
  await app.register(reputationRefresh, { index: reputation });
  const lists = threatListsRepository(queries);
  await app.register(threatListsRefresh, {
    urls: settings.FEED_URLS ?? [],
    repository: { ...lists, replace: (url, listed) => lists.replace(url, listed.map(keys.hidden)) },
    onChange: reputation.refresh,
  });
  const verdicts =
    app.measures &&
    new Counter({
      name: 'scamguard_verdicts_total',
      help: 'Verdicts by the kind of what was checked.',
      labelNames: ['kind', 'verdict'],
      registers: [app.measures],
    });
  const remembered =
    app.measures &&
    new Counter({
      name: 'scamguard_verdicts_remembered_total',
      help: 'Of the verdicts, those that were said before and nothing was judged anew for.',
      labelNames: ['kind'],
      registers: [app.measures],
    });
  const verification = verificationService(
    { ...reputation, find },
    {
      findFacts: outsideFacts(settings),
      onVerdict: (kind, verdict, isRemembered) => {
        verdicts?.inc({ kind, verdict });
        if (isRemembered) remembered?.inc({ kind });
      },
    },
  );
  const conversations = conversationsRepository(queries);
  const dependencies: AssistantDependencies = {
    repository: conversations,
    findHidden: (hidden) => reputation.find(hidden),
    hide: keys.hidden,
    keys: talkKeys(secret),
    ...languageModels(settings, (reason, what) =>
      app.log.warn(
        { reason },
        what === 'words' ? 'A reply is given in its plain words' : 'A message is read by our own rules alone',
      ),
    ),
  };
  const assistant = assistantService(dependencies);
  const channelAssistant = assistantService({ ...dependencies, takeStep: stepApart });
  await app.register(verifyRoutes, { service: verification, assistant });
  const ocr = createOcr(ocrOptions);
  app.addHook('onClose', ocr.close);
  const pictures = picturesService(ocr);
  await app.register(picturesRoutes, { service: pictures });
  await app.register(feedbackRoutes, {
    service: feedbackService(feedbackRepository(queries), visitorHash(secret)),
  });
  return {
    reputation,
    verification,
    talk: talkAgain(find),
    assistant,
    channelAssistant,
    conversations,
    pictures,
  };
}
